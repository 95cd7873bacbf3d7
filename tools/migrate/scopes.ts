import type * as t from '@babel/types';
import { unwrap } from './nodes';

/** A declaration of one name with its value. */
export type Constant = t.VariableDeclarator & { id: t.Identifier; init: t.Expression };

/** A name that a node declares. */
export interface Declared {
  readonly name: string;
  /** The scope: that around the node, that of the node itself, or that of the nearest function. */
  readonly scope: 'around' | 'own' | 'function';
  /** The declaration, where it gives the name its value. */
  readonly constant?: Constant;
}

const self: Declared = { name: 'this', scope: 'own' };

/** The kind of scope that a node makes; undefined for a node that makes none. */
export function scopeMadeBy({ type }: t.Node): 'function' | 'block' | undefined {
  switch (type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return 'function';
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
    case 'CatchClause':
    case 'ClassExpression':
      return 'block';
    default:
      return undefined;
  }
}

/**
 * The names that a node declares; a function that is no arrow declares `this`. Types are not among them: a value can
 * have the name of one.
 */
export function declaredBy(node: t.Node): readonly Declared[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap((one) => declaredIn(one, node.kind === 'var' ? 'function' : 'around'));
    case 'FunctionDeclaration':
      return [self, ...named(node.id, 'around'), ...parametersOf(node)];
    case 'FunctionExpression':
      return [self, ...named(node.id, 'own'), ...parametersOf(node)];
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return [self, ...parametersOf(node)];
    case 'ArrowFunctionExpression':
      return parametersOf(node);
    case 'StaticBlock':
      return [self];
    case 'ClassExpression':
      return named(node.id, 'own');
    case 'CatchClause':
      return named(node.param, 'own');
    case 'ClassDeclaration':
    case 'TSDeclareFunction':
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
    case 'TSImportEqualsDeclaration':
      return named(node.id, 'around');
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return named(node.local, 'around');
    default:
      return [];
  }
}

/** The names that a pattern gives a value, such as `{ name, other: [another] = [] }`. */
export function namesIn(pattern: t.Node): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => namesIn(part.type === 'RestElement' ? part : part.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? namesIn(part) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return unwrap(pattern) === pattern ? [] : namesIn(unwrap(pattern));
  }
}

function named(pattern: t.Node | null | undefined, scope: Declared['scope']): readonly Declared[] {
  return pattern ? namesIn(pattern).map((name) => ({ name, scope })) : [];
}

function parametersOf({ params }: { readonly params: readonly t.Node[] }): readonly Declared[] {
  return params.flatMap((parameter) => named(parameter, 'own'));
}

function declaredIn(declarator: t.VariableDeclarator, scope: Declared['scope']): readonly Declared[] {
  return isConstant(declarator)
    ? [{ name: declarator.id.name, scope, constant: declarator }]
    : named(declarator.id, scope);
}

function isConstant(declarator: t.VariableDeclarator): declarator is Constant {
  return declarator.id.type === 'Identifier' && Boolean(declarator.init);
}

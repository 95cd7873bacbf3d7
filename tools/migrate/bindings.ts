import type * as t from '@babel/types';
import { childrenOf, everyNode } from './nodes';
import { references } from './references';
import { type Constant, type Declared, declaredBy, namesIn, scopeMadeBy } from './scopes';

/** The names of a file, each in its scope. */
export interface Bindings {
  /** The declarations with a value, in the order of the text. */
  readonly constants: readonly Constant[];
  /**
   * The declaration with the value of a name; undefined where the value is not known, such as that of a parameter, of
   * an import, or of a name that is assigned again.
   */
  constantOf(name: t.Identifier): Constant | undefined;
  /** Tells whether a constant is declared in no function and no block, so that another file can have it. */
  isOfFile(constant: Constant): boolean;
  /** Tells whether the names in an expression mean the same at another place. */
  isSameAt(expression: t.Node, place: t.Node): boolean;
}

/** The meaning of a name: the declaration with its value, where there is one alone. */
interface Binding {
  constant: Constant | undefined;
}

/** A part of a file with its own names. */
interface Scope {
  readonly parent: Scope | undefined;
  /** A function, or the whole file: a `var` in a block of it is declared in it. */
  readonly isFunction: boolean;
  readonly names: Map<string, Binding>;
}

/** Reads the names of a file, and where each is declared. */
export function readBindings(root: t.Node): Bindings {
  const constants: Constant[] = [];
  const assigned: { readonly name: string; readonly scope: Scope }[] = [];
  /** The scope around each node. */
  const scopes = new Map<t.Node, Scope>();
  const read = (node: t.Node, around: Scope) => {
    scopes.set(node, around);
    const kind = scopeMadeBy(node);
    const own: Scope = kind ? { parent: around, isFunction: kind === 'function', names: new Map() } : around;
    for (const declared of declaredBy(node)) {
      declare(declared, around, own);
      if (declared.constant) constants.push(declared.constant);
    }
    if (node.type === 'AssignmentExpression' || node.type === 'ForOfStatement' || node.type === 'ForInStatement')
      for (const name of namesIn(node.left)) assigned.push({ name, scope: around });
    for (const child of childrenOf(node)) read(child, own);
  };
  read(root, { parent: undefined, isFunction: true, names: new Map() });
  for (const { name, scope } of assigned) {
    const binding = find(name, scope);
    if (binding) binding.constant = undefined;
  }
  return {
    constants,
    constantOf: (name) => find(name.name, scopes.get(name))?.constant,
    isOfFile: (constant) => scopes.get(constant)?.parent === undefined,
    isSameAt: (expression, place) =>
      namesOf(expression).every(({ node, name }) => {
        const meant = find(name, scopes.get(expression));
        const isDeclaredInside = find(name, scopes.get(node)) !== meant;
        return isDeclaredInside || find(name, scopes.get(place)) === meant;
      }),
  };
}

/** The names that an expression uses; `this` is one of them. */
function namesOf(expression: t.Node): readonly { readonly node: t.Node; readonly name: string }[] {
  const own = [...everyNode(expression)].filter(({ type }) => type === 'ThisExpression');
  const others = Array.from(references(expression), ({ node }) => ({ node, name: node.name }));
  return [...own.map((node) => ({ node, name: 'this' })), ...others];
}

/** Declares a name. A name that is declared twice has no known value. */
function declare({ name, scope, constant }: Declared, around: Scope, own: Scope): void {
  const { names } = scope === 'own' ? own : scope === 'around' ? around : functionOf(around);
  names.set(name, { constant: names.has(name) ? undefined : constant });
}

/** The scope of the nearest function, or of the file. */
function functionOf(scope: Scope): Scope {
  return scope.isFunction || !scope.parent ? scope : functionOf(scope.parent);
}

/** The meaning of a name in a scope: the nearest declaration. */
function find(name: string, scope: Scope | undefined): Binding | undefined {
  return scope && (scope.names.get(name) ?? find(name, scope.parent));
}

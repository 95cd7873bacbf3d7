import type * as t from '@babel/types';
import { everyNode, nameOf } from './nodes';
import { mounts } from './provider-names';
import { placeOf, replace, type Source } from './source';

/** Rewrites `Products.otp` as `'otp'`. Setting up passkeys is not a product here: its mount requires passkeys. */
export function rewriteProducts(source: Source, locals: ReadonlyMap<string, string>): void {
  const contexts = source.isTyped ? contextsOf(source.root) : [];
  for (const node of everyNode(source.root)) {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') continue;
    const product = nameOf(node.property, node.computed);
    if (locals.get(node.object.name) !== 'Products' || product === undefined) continue;
    const text = quoted(product === 'passkeyRegistration' ? 'passkeys' : product);
    // TypeScript widens the string of a value without a type, and `string` is not a product. The provider's was an
    // object.
    replace(source, node, isWidened(contexts, node) ? `${text} as const` : text);
  }
}

/** The text of a string: in single quotes where it is a name, else escaped as in JSON. */
function quoted(text: string): string {
  return /^\w+$/.test(text) ? `'${text}'` : JSON.stringify(text);
}

/** A part of a module whose values have a contextual type, or none. */
interface Context {
  readonly start: number;
  readonly end: number;
  readonly hasType: boolean;
}

/** The contexts of a module, the outer before the inner. */
function contextsOf(root: t.Node): readonly Context[] {
  return [...everyNode(root)].flatMap((node): Context[] => {
    const hasType = givesType(node);
    const [start, end] = placeOf(node);
    return hasType === undefined ? [] : [{ start, end, hasType }];
  });
}

/** Tells whether a node gives the values in it a contextual type; undefined where its parent decides. */
function givesType(node: t.Node): boolean | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && Boolean(node.id.typeAnnotation);
    case 'ClassProperty':
      return Boolean(node.typeAnnotation);
    case 'JSXAttribute':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return true;
    case 'CallExpression':
      return isMount(node.callee) ? true : undefined;
    default:
      return undefined;
  }
}

function isMount(callee: t.Node): boolean {
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property, callee.computed) : nameOf(callee, false);
  return name !== undefined && (mounts.includes(name) || name === 'render');
}

function isWidened(contexts: readonly Context[], node: t.Node): boolean {
  const [from, to] = placeOf(node);
  return contexts.findLast(({ start, end }) => start <= from && to <= end)?.hasType === false;
}

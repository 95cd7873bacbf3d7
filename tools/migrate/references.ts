import type * as t from '@babel/types';
import { everyNode } from './nodes';

/** A name that is used as a reference. */
export interface Reference {
  node: t.Identifier;
  /** The other role of the name there: `{ name }`, or `export { name }`. */
  names?: 'property' | 'export';
}

/** Every reference of a tree, without other uses of the name: members, keys, and the names of imports and exports. */
export function* references(root: t.Node): Generator<Reference> {
  const others = new Set<t.Node>();
  const named = new Map<t.Node, Reference['names']>();
  for (const node of everyNode(root)) {
    const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
    if (isMember && !node.computed) others.add(node.property);
    if (node.type === 'TSQualifiedName') others.add(node.right);
    if ('key' in node && node.key && !('computed' in node && node.computed)) others.add(node.key);
    if (node.type === 'ObjectProperty' && node.shorthand) named.set(node.value, 'property');
    if (node.type === 'ImportSpecifier') others.add(node.imported).add(node.local);
    if (node.type === 'ExportSpecifier') {
      others.add(node.exported);
      if (node.exported.start === node.local.start) named.set(node.local, 'export');
    }
    if (node.type === 'Identifier' && !others.has(node)) yield { node, names: named.get(node) };
  }
}

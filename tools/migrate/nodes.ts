import type * as t from '@babel/types';

/** A property of an object, by its name. */
export interface Entry {
  key: string;
  property: t.ObjectProperty | t.ObjectMethod;
  /** Its value; for a method, the method itself. */
  value: t.Node;
}

/** Every node of a tree, the outer before the inner. */
export function* everyNode(node: t.Node): Generator<t.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

/** The nodes directly in a node. */
export function childrenOf(node: t.Node): readonly t.Node[] {
  const parts: readonly unknown[] = Object.values(node).flat();
  return parts.filter(isNode);
}

function isNode(value: unknown): value is t.Node {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return false;
  // A comment has a type as well.
  return 'start' in value && !value.type.startsWith('Comment');
}

/** A value without the types and parentheses around it. */
export function unwrap(node: t.Node): t.Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** The properties of an object with literal names. */
export function entriesOf(object: t.ObjectExpression): Entry[] {
  return object.properties.flatMap((property): Entry[] => {
    if (property.type === 'SpreadElement') return [];
    const key = nameOf(property.key, property.computed ?? false);
    if (key === undefined) return [];
    return [{ key, property, value: property.type === 'ObjectMethod' ? property : property.value }];
  });
}

/** The rest of an object: spread values, and computed names. */
export function unknownPartsOf(object: t.ObjectExpression): t.Node[] {
  const known = new Set<t.Node>(entriesOf(object).map(({ property }) => property));
  return object.properties.filter((property) => !known.has(property));
}

/** The name of a key or of a member; undefined where it is computed. */
export function nameOf(key: t.Node, isComputed: boolean): string | undefined {
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'Identifier' && !isComputed ? key.name : undefined;
}

/** The text of a string literal; undefined for any other value. */
export function literalText(node: t.Node): string | undefined {
  const value = unwrap(node);
  if (value.type === 'StringLiteral') return value.value;
  if (value.type !== 'TemplateLiteral' || value.expressions.length > 0) return undefined;
  return value.quasis[0]?.value.cooked ?? undefined;
}

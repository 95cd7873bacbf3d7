import type * as t from '@babel/types';
import { componentClient } from './component-client';
import type { Imports } from './imports';
import { everyNode } from './nodes';
import { components } from './provider-names';
import { Refusal } from './refusal';
import { rewriteKnownOptions } from './rewrite-known-options';
import { rewriteOptions } from './rewrite-options';
import { makerOf, placeOf, replace, type Source } from './source';

/**
 * Rewrites the elements of the provider's components as ours. Each receives the client, which theirs took from the
 * context.
 * @throws a `Refusal` where a component is used other than as an element
 */
export function rewriteReact(source: Source, imports: Imports): void {
  const names = imports.components;
  if (names.size === 0) return;
  const elements = elementsOf(source.root, names);
  refuseOtherUses(source.root, names, elements);
  const clients = componentClient(source, imports);
  for (const element of elements) {
    const { openingElement: opening, closingElement: closing } = element;
    const name = names.get(nameOfElement(element) ?? '') ?? '';
    const ours = components[name] ?? name;
    const local = isTaken(source.root, ours, names) ? `Vestibule${ours}` : ours;
    imports.add(local === ours ? ours : `${ours} as ${local}`, 'vestibule-auth/react');
    replace(source, opening.name, local);
    if (closing) replace(source, closing.name, local);
    const keys = rewriteAttributes(source, opening);
    const added = [
      ...(keys.has('client') ? [] : [`client={${clients(element)}}`]),
      // Consent has no products to configure.
      ...(ours === 'IdentityProvider' && !keys.has('config') ? ['config={{ products: [] }}'] : []),
    ];
    source.edits.appendLeft(placeOf(opening.name)[1], added.map((text) => ` ${text}`).join(''));
  }
}

/** The names of the attributes of an element, each rewritten. */
function rewriteAttributes(source: Source, { attributes }: t.JSXOpeningElement): ReadonlySet<string> {
  const given = new Map<string, { property: t.JSXAttribute; value: t.Node }>();
  const keys = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const options = makerOf(source, attribute.argument);
      if (options.type !== 'ObjectExpression')
        throw new Refusal(
          attribute,
          'its attributes are spread from what is not written here: write them out, and run this again.',
        );
      for (const property of options.properties)
        if (property.type !== 'SpreadElement' && property.key.type === 'Identifier') keys.add(property.key.name);
      if (!source.done.has(options)) rewriteOptions(source, options);
      source.done.add(options);
      continue;
    }
    const { name, value } = attribute;
    if (name.type !== 'JSXIdentifier' || !value) continue;
    keys.add(name.name);
    given.set(name.name, {
      property: attribute,
      value: value.type === 'JSXExpressionContainer' ? value.expression : value,
    });
  }
  rewriteKnownOptions(source, given, {
    theme: (value) => `theme={${value}}`,
    rename: ({ property }, name) => replace(source, property.name, name),
    remove: ({ property }) => {
      const [start, end] = placeOf(property);
      source.edits.remove(start, end + (/^\s*/.exec(source.text.slice(end))?.[0].length ?? 0));
    },
  });
  return keys;
}

/** The elements of the provider's components. */
function elementsOf(root: t.Node, names: ReadonlyMap<string, string>): readonly t.JSXElement[] {
  return [...everyNode(root)].flatMap((node) =>
    node.type === 'JSXElement' && names.has(nameOfElement(node) ?? '') ? [node] : [],
  );
}

const nameOfElement = ({ openingElement: { name } }: t.JSXElement) =>
  name.type === 'JSXIdentifier' ? name.name : undefined;

function refuseOtherUses(root: t.Node, names: ReadonlyMap<string, string>, elements: readonly t.JSXElement[]): void {
  const known = new Set<t.Node>();
  for (const { openingElement, closingElement } of elements) {
    known.add(openingElement.name);
    if (closingElement) known.add(closingElement.name);
  }
  for (const node of everyNode(root)) {
    if (node.type === 'ImportSpecifier') known.add(node.local).add(node.imported);
    const isUse = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    if (isUse && names.has(node.name) && !known.has(node) && !isKey(root, node))
      throw new Refusal(
        node,
        `"${node.name}" is used as something else than an element: write <${node.name} />, and run this again.`,
      );
  }
}

/** Tells whether a name is that of a member or of a property, and not a reference. */
function isKey(root: t.Node, name: t.Node): boolean {
  for (const node of everyNode(root)) {
    if (node.type === 'MemberExpression' && node.property === name && !node.computed) return true;
    if (node.type === 'ObjectProperty' && node.key === name && !node.shorthand) return true;
    if (node.type === 'JSXAttribute' && node.name === name) return true;
  }
  return false;
}

/** Tells whether a module declares something else with a name. */
function isTaken(root: t.Node, name: string, provider: ReadonlyMap<string, string>): boolean {
  if (provider.has(name)) return false;
  for (const node of everyNode(root))
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name) return true;
  return false;
}

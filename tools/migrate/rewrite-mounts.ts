import type * as t from '@babel/types';
import type { Imports } from './imports';
import { entriesOf, everyNode, literalText } from './nodes';
import { mounts, providerNames } from './provider-names';
import { rewriteOptions } from './rewrite-options';
import { makerOf, placeOf, replace, type Source, addNote, textOf } from './source';

/**
 * Rewrites the calls of mounts, as functions and as methods of a client: the target becomes the first argument,
 * followed by the rest.
 */
export function rewriteMounts(source: Source, imports: Imports): void {
  for (const node of everyNode(source.root)) {
    if (node.type !== 'CallExpression') continue;
    const { callee } = node;
    const ofClient = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee : undefined;
    const name =
      callee.type === 'Identifier'
        ? imports.locals.get(callee.name)
        : ofClient?.property.type === 'Identifier'
          ? ofClient.property.name
          : undefined;
    if (name !== undefined && mounts.includes(name)) rewriteMount(source, imports, node, name, ofClient);
  }
}

function rewriteMount(
  source: Source,
  imports: Imports,
  call: t.CallExpression,
  name: string,
  ofClient: t.MemberExpression | undefined,
): void {
  const { edits } = source;
  const [argument] = call.arguments;
  const options = argument && makerOf(source, argument);
  const isLost = (why: string) => addNote(source, 'lost', call, `this call of ${name} is not rewritten: ${why}.`);
  if (!argument || options?.type !== 'ObjectExpression') return isLost('its options are not written here');
  if (source.done.has(options)) return isLost('its options are given to another mount, and were rewritten there');
  const keys = new Set(entriesOf(options).map(({ key }) => key));
  const given = entriesOf(options).find(({ key }) => key === 'elementId');
  if (given && !source.bindings.isSameAt(given.value, call)) return isLost('its elementId means something else here');
  const client = keys.has('client') ? undefined : ofClient?.object;
  if (client && !source.bindings.isSameAt(client, options))
    return isLost('its client means something else where its options are written');
  source.done.add(options);
  const selector = given && literalText(given.value);
  if (given && selector !== undefined && /^[\w-]+$/.test(selector))
    addNote(
      source,
      'look',
      given.property,
      `a target is a selector, or the element: is "${selector}" the id "#${selector}"?`,
    );
  const target = rewriteOptions(source, options);
  if (target === undefined) return isLost('it has no elementId');
  const added = [
    ...(client ? [`client: ${textOf(source, client)}`] : []),
    // Consent has no products to configure.
    ...(name === 'mountIdentityProvider' && !keys.has('config') ? ['config: { products: [] }'] : []),
  ];
  const [start] = placeOf(options);
  if (added.length > 0) edits.appendLeft(start + 1, ` ${added.join(', ')},`);
  edits.appendLeft(placeOf(argument)[0], `${target}, `);
  const ours = providerNames[name]?.name ?? name;
  if (ofClient) {
    // A user's own function may have the name of the mount that it calls.
    const local = imports.isTaken(ours) ? ours.replace('mount', 'mountVestibule') : ours;
    replace(source, ofClient, local);
    imports.add(local === ours ? ours : `${ours} as ${local}`, 'vestibule-auth');
  }
}

import type * as t from '@babel/types';
import type { Imports } from './imports';
import { entriesOf, everyNode, literalText, nameOf } from './nodes';
import { mounts, providerNames } from './provider-names';
import { references } from './references';
import { rewriteOptions } from './rewrite-options';
import { makerOf, placeOf, replace, type Source, addNote, textOf } from './source';

/**
 * Rewrites the calls of mounts, as functions and as methods of a client: the target becomes the first argument,
 * followed by the rest.
 */
export function rewriteMounts(source: Source, imports: Imports): void {
  const optional: [call: t.OptionalCallExpression, name: string][] = [];
  for (const node of everyNode(source.root)) {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') continue;
    const name = mountOf(node, imports);
    if (name === undefined) continue;
    if (node.type === 'OptionalCallExpression') optional.push([node, name]);
    else rewriteMount(source, imports, node, name, node.callee.type === 'MemberExpression' ? node.callee : undefined);
  }
  // Last, because options that another mount shares are rewritten by then.
  for (const [call, name] of optional) noteOptionalMount(source, call, name);
}

type Call = t.CallExpression | t.OptionalCallExpression;

/** The provider's mount that a call is of; undefined for any other call. */
function mountOf({ callee }: Call, { locals }: Imports): string | undefined {
  const isMember = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression';
  const ofClient = isMember ? nameOf(callee.property, callee.computed) : undefined;
  const name = callee.type === 'Identifier' ? locals.get(callee.name) : ofClient;
  return name !== undefined && mounts.includes(name) ? name : undefined;
}

/** Notes `client?.mountLogin(options)`, whose client may be missing, and keeps it as it is. */
function noteOptionalMount(source: Source, call: t.OptionalCallExpression, name: string): void {
  const { callee } = call;
  const isMember = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression';
  const client = isMember ? textOf(source, callee.object) : undefined;
  const better = client === undefined ? `${name}(...)` : `if (${client}) ${client}.${name}(...)`;
  const why = `it is optional. Write \`${better}\`, and run this again`;
  addNote(source, 'lost', call, `this call of ${name} is not rewritten: ${why}.`);
  for (const argument of call.arguments) keep(source, argument);
}

/** Keeps a value, and those of the constants in it, from being rewritten. */
function keep(source: Source, value: t.Node): void {
  for (const node of everyNode(value)) source.done.add(node);
  for (const { node } of references(value)) {
    const made = source.bindings.constantOf(node)?.init;
    if (made && !source.done.has(made)) keep(source, made);
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

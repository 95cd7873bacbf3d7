import type * as t from '@babel/types';
import type { Imports } from './imports';
import { everyNode, literalText, nameOf, unwrap } from './nodes';
import { elements } from './provider-names';
import { Refusal } from './refusal';
import { isOptions } from './recognized-options';
import { rewriteOptions } from './rewrite-options';
import { makerOf, placeOf, replace, type Source, addNote } from './source';

/** Rewrites the custom elements: their definition, their creation, and the calls that render into them. */
export function rewriteElements(source: Source, imports: Imports): void {
  const elementOf = (node: unknown) => {
    const isName = typeof node === 'object' && node !== null && 'type' in node && node.type === 'Identifier';
    const name = isName && 'name' in node ? imports.locals.get(String(node.name)) : undefined;
    return name === undefined ? undefined : elements[name];
  };
  const ofOurs = new Map<string, string>();
  const imported = [...imports.locals.values()].filter((name) => Object.hasOwn(elements, name));
  let isDefined = imported.length === 0;
  if (!isDefined) imports.add('defineVestibuleElements', 'vestibule-auth/element');
  for (const node of everyNode(source.root)) {
    if (node.type === 'NewExpression') {
      const element = elementOf(node.callee);
      if (element === undefined) continue;
      refuseToken(node);
      replace(source, node, `document.createElement('${element}')`);
      if (node.arguments.length > 0)
        addNote(source, 'lost', node, '"shadow" is not carried over: set config.enableShadowDOM.');
    }
    if (node.type === 'OptionalCallExpression') noteOptionalRender(source, node);
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const { callee, arguments: given } = node;
    const method = callee.property.type === 'Identifier' ? callee.property.name : '';
    const [first, second] = given;
    const text = first && literalText(first);
    const element = elementOf(second);
    if (method === 'define' && element !== undefined) {
      replace(source, node, isDefined ? 'void 0' : 'defineVestibuleElements()');
      isDefined = true;
      if (text !== undefined) ofOurs.set(text, element);
      const name = text === undefined ? 'what is defined here' : `<${text}>`;
      addNote(source, 'look', node, `${name} is <${element}> here: change it in your markup as well.`);
    }
    const ours = text === undefined ? undefined : ofOurs.get(text);
    if (method === 'createElement' && first && ours !== undefined) replace(source, first, `'${ours}'`);
    const options = first && makerOf(source, first);
    if (method === 'render' && options?.type === 'ObjectExpression' && isOptions(source, options)) {
      const [start, end] = placeOf(first === undefined || unwrap(first) === options ? options : first);
      source.edits.overwrite(placeOf(callee.property)[0], start, 'options = ');
      source.edits.remove(end, placeOf(node)[1]);
      if (source.done.has(options)) continue;
      source.done.add(options);
      rewriteOptions(source, options);
    }
  }
  if (!isDefined) source.edits.append('\ndefineVestibuleElements();\n');
}

/** Refuses an element that receives a token: our elements require a client. */
function refuseToken(node: t.NewExpression): void {
  const [first] = node.arguments;
  if (!first || unwrap(first).type === 'ObjectExpression' || unwrap(first).type === 'BooleanLiteral') return;
  throw new Refusal(
    node,
    '`StytchUI` is a custom element and takes no token. If a client was meant, write `new StytchUIClient(...)`, and run this again.',
  );
}

/** Notes `element?.render(options)`: no property can be set there. */
function noteOptionalRender(source: Source, { callee, arguments: [first] }: t.OptionalCallExpression): void {
  const isRender = callee.type === 'OptionalMemberExpression' && nameOf(callee.property, callee.computed) === 'render';
  const options = first && makerOf(source, first);
  if (isRender && options?.type === 'ObjectExpression' && isOptions(source, options))
    addNote(
      source,
      'lost',
      callee,
      'this call of render is not rewritten: set `options` of the element, once it is there.',
    );
}

import type * as t from '@babel/types';
import { fitsGrammar, isLengthKind } from '../../tokens/grammar';
import { kindOf, tokenPaths } from '../theme/token-paths';
import { entriesOf, literalText, unknownPartsOf, unwrap } from './nodes';
import { removeProperty } from './removed-properties';
import { makerOf, placeOf, replace, type Source, addNote, textOf } from './source';
import { quoted } from './write-object';

/** The parts of `styles` that are not tokens, but belong to a theme here. */
const ofTheme = ['hideHeaderText', 'logo.logoImageUrl'];

/**
 * Rewrites the `styles` of version 5 as `theme`, whose shape they have: the object keeps its text, except values that a
 * theme does not accept.
 * @param write the property or the attribute `theme` with the text of its value
 */
export function rewriteStyles(
  source: Source,
  { property, value }: { readonly property: t.Node; readonly value: t.Node },
  write: (text: string) => string,
): void {
  const made = makerOf(source, value);
  if (made.type === 'ObjectExpression') rewriteStylesObject(source, made);
  else
    addNote(
      source,
      'look',
      property,
      '"styles" are made elsewhere: migrate that file as well, and give them as theme.',
    );
  const isShort = property.type === 'ObjectProperty' && property.shorthand;
  if (isShort) replace(source, property, write(textOf(source, value)));
  else if (property.type === 'ObjectProperty') replace(source, property.key, write('').replace(/: $/, ''));
  else if (property.type === 'JSXAttribute') replace(source, property.name, 'theme');
}

/** Removes the values of a `styles` object that a theme does not accept, and notes them. */
export function rewriteStylesObject(source: Source, made: t.ObjectExpression): void {
  if (source.done.has(made)) return;
  source.done.add(made);
  tidy(source, made, '');
}

function tidy(source: Source, object: t.ObjectExpression, prefix: string): void {
  for (const part of unknownPartsOf(object))
    addNote(source, 'look', part, `"${textOf(source, part)}" is not read: see that its names are those of a theme.`);
  for (const { key, property, value } of entriesOf(object)) {
    const path = `${prefix}${key}`;
    const why = reasonAgainst(path, value);
    if (why !== undefined) {
      addNote(source, 'lost', property, `"styles.${path}" is not carried over: ${why}.`);
      removeProperty(source, object, property);
    } else if (unwrap(value).type === 'ObjectExpression') tidy(source, asObject(value), `${path}.`);
    else if (isLength(path, value)) replace(source, value, quoted(source, `${source.text.slice(...placeOf(value))}px`));
  }
}

function asObject(value: t.Node): t.ObjectExpression {
  const object = unwrap(value);
  if (object.type !== 'ObjectExpression') throw new Error('it holds no object.');
  return object;
}

/** A plain number in place of a length, which was in pixels. */
const isLength = (path: string, value: t.Node) => isLengthKind(kindOf(path)) && unwrap(value).type === 'NumericLiteral';

/** The reason why a theme does not accept a value at a path; undefined where it does. */
function reasonAgainst(path: string, value: t.Node): string | undefined {
  if (ofTheme.includes(path) || isLength(path, value)) return undefined;
  if (unwrap(value).type === 'ObjectExpression')
    return tokenPaths.some((one) => one.startsWith(`${path}.`)) || path === 'logo'
      ? undefined
      : 'a theme has no such part: see docs/theming.md';
  const kind = kindOf(path);
  if (kind === undefined) return 'a theme has no such part: see docs/theming.md';
  const text = literalText(value);
  return text === undefined || fitsGrammar(kind, text)
    ? undefined
    : `${JSON.stringify(text)} is no value that ${path} takes`;
}

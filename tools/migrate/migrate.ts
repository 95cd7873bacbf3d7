import type * as t from '@babel/types';
import { noteAssignedParts } from './assigned-parts';
import { noteComments } from './comments';
import { convertTheme } from './convert-theme';
import { isPresentation, isPresentationFile } from './convert-presentation';
import { hasProviderIds, rewriteStrings } from './convert-strings';
import { readImports } from './imports';
import { noteLeftNames } from './left-names';
import { withLF } from './line-endings';
import { entriesOf, everyNode, unwrap } from './nodes';
import type { Migration } from './note';
import { isOtherFile, refuseWidget } from './other-files';
import { providerTheme } from './provider-theme';
import { rewriteElements } from './rewrite-elements';
import { rewriteMounts } from './rewrite-mounts';
import { rewriteProducts } from './rewrite-products';
import { rewriteReact } from './rewrite-react';
import { isOptions, isOptionsFile, noteSimilar } from './recognized-options';
import { finish } from './removed-properties';
import { rewriteOptions } from './rewrite-options';
import { rewritePresentationObject } from './rewrite-presentation';
import { rewriteStylesObject } from './rewrite-styles';
import { placeOf, readSource, replace, type Source, addNote } from './source';
import { type Group, indentAt, put, writeObject } from './write-object';

/**
 * Rewrites a file that configures Stytch's widget, a module or JSON, for ours, and notes by line what it could not
 * carry over. Unknown parts are unchanged.
 * @throws a `Refusal` when the file cannot be read, or would not compile after a partial migration
 */
export function migrate(text: string, name: string): Migration {
  if (isOtherFile(text, name)) {
    refuseWidget(text, name);
    return { text, notes: [] };
  }
  const { text: lines, restore } = withLF(text);
  const source = readSource(lines, name);
  if (source.isData) rewriteRoot(source);
  else rewriteModule(source);
  return { text: restore(finish(source)), notes: source.notes.toSorted((one, other) => one.line - other.line) };
}

function rewriteRoot(source: Source): void {
  const { root } = source;
  if (root.type !== 'ObjectExpression')
    throw new Error('it is not a JSON object. Name a file with a theme, or with the options of a mount.');
  if (isOptionsFile(root)) rewriteWhole(source, root);
  else if (isPresentationFile(root)) rewritePresentationObject(source, root);
  else if (!rewriteConstant(source, root)) noteOtherFile(source, root);
}

/** Notes a JSON file with a part of the configuration among other keys, which other applications write as well. */
function noteOtherFile(source: Source, root: t.ObjectExpression): void {
  const keys = entriesOf(root).map(({ key }) => key);
  const ours = ['presentation', 'styles', 'strings', 'theme', 'options', 'icons'];
  const other = keys.find((key) => !ours.includes(key));
  if (other === undefined || !keys.some((key) => ours.includes(key))) return;
  addNote(
    source,
    'look',
    root,
    `this object is not rewritten: it has the key "${other}", which is no part of the widget's configuration. If the rest is, move it into a file of its own, and migrate that.`,
  );
}

function rewriteModule(source: Source): void {
  const imports = readImports(source);
  rewriteProducts(source, imports.locals);
  rewriteMounts(source, imports);
  rewriteElements(source, imports);
  rewriteReact(source, imports);
  for (const node of everyNode(source.root)) {
    if (node.type !== 'ObjectExpression' || source.done.has(node)) continue;
    noteSimilar(source, node);
    if (!isOptions(source, node)) continue;
    source.done.add(node);
    rewriteWhole(source, node);
  }
  // The options that another module passes to a mount.
  for (const constant of source.bindings.constants) {
    const { id, init } = constant;
    const value = unwrap(init);
    if (value.type !== 'ObjectExpression' || source.done.has(value)) continue;
    const type = source.text.slice(...placeOf(id)) + source.text.slice(placeOf(value)[1], placeOf(init)[1]);
    const isNamedSo = id.name === 'presentation' && (source.bindings.isOfFile(constant) || isPresentation(value));
    if (isNamedSo || type.includes('PresentationConfig')) rewritePresentationObject(source, value);
    else if (type.includes('StyleConfig')) rewriteStylesObject(source, value);
    else rewriteConstant(source, value);
  }
  // The values inside another value, such as the messages of each language.
  for (const node of everyNode(source.root))
    if (node.type === 'ObjectExpression' && hasProviderIds(node)) rewriteStrings(source, node);
  noteAssignedParts(source);
  noteLeftNames(source, imports.locals);
  imports.write();
}

/** Rewrites options that are passed to a mount elsewhere. */
function rewriteWhole(source: Source, options: t.ObjectExpression): void {
  const target = rewriteOptions(source, options);
  if (target !== undefined)
    addNote(source, 'lost', options, `"elementId" is not carried over: ${target} is the first argument of the mount.`);
}

/** Rewrites an object with messages or a theme, recognized by its content, and leaves any other unchanged: false. */
function rewriteConstant(source: Source, object: t.ObjectExpression): boolean {
  if (hasProviderIds(object)) {
    rewriteStrings(source, object);
    return true;
  }
  const isTheme = entriesOf(object).some(({ key }) => key.includes('-') && Object.hasOwn(providerTheme, key));
  if (!isTheme) return false;
  const theme: Group = { values: new Map() };
  for (const [path, value] of convertTheme(source, object)) put(theme, path, value);
  const text = writeObject(source, theme, indentAt(source, placeOf(object)[0]));
  noteComments(source, object, 'the theme', text);
  replace(source, object, text);
  return true;
}

import type * as t from '@babel/types';
import { noteComments } from './comments';
import { convertTheme, darkTokens, ownTheme } from './convert-theme';
import { entriesOf, unknownPartsOf, unwrap } from './nodes';
import { makerOf, placeOf, replace, type Source, addNote, textOf } from './source';
import { type Group, indentAt, put, writeObject } from './write-object';

/** The theme that a `presentation` is converted to, and its parts that are options of `config`. */
export interface Presented {
  theme: Group;
  enableShadowDOM?: t.Node;
}

const lostOptions: ReadonlyMap<string, string> = new Map([
  ['icons', 'icons are ours'],
  ['inputIdSuffix', 'ids are unique anyway'],
  ['buttonId', 'buttons have no ids; find them by role and name'],
]);

/** The parts of a `presentation`. Other libraries have parts of these names. */
const parts = ['theme', 'options', 'icons'];

/** Tells whether an object has a part of a `presentation`. */
export const isPresentation = (object: t.ObjectExpression): boolean =>
  entriesOf(object).some(({ key }) => parts.includes(key));

/** Tells whether the object of a JSON file is a `presentation`: all of its names are parts of one. */
export const isPresentationFile = (object: t.ObjectExpression): boolean =>
  object.properties.length > 0 && entriesOf(object).every(({ key }) => parts.includes(key));

/** Reads a `presentation`: its theme or themes, and its options that belong to a theme. */
export function convertPresentation(source: Source, presentation: t.ObjectExpression): Presented {
  const lose = (node: t.Node, name: string, why: string) =>
    addNote(source, 'lost', node, `"${name}" is not carried over: ${why}.`);
  const shared = new Map<string, string>();
  const presented: Presented = { theme: { values: new Map() } };
  for (const part of unknownPartsOf(presentation)) lose(part, textOf(source, part), 'its names are not written here');
  for (const { key, property, value } of entriesOf(presentation)) {
    if (key === 'theme') presented.theme = themeGroup(source, value);
    else if (key !== 'options') lose(property, key, lostOptions.get(key) ?? 'a presentation has no such part');
    else {
      const options = makerOf(source, value);
      if (options.type === 'ObjectExpression') readOptions(source, options, shared, presented, lose);
      else lose(property, 'options', 'it is not written here');
    }
  }
  const { light, dark } = Object.fromEntries(presented.theme.values);
  const themes = [light, dark].filter((one) => typeof one === 'object');
  for (const [path, text] of shared)
    for (const theme of themes.length > 0 ? themes : [presented.theme]) put(theme, path, text);
  return presented;
}

function readOptions(
  source: Source,
  options: t.ObjectExpression,
  shared: Map<string, string>,
  presented: Presented,
  lose: (node: t.Node, name: string, why: string) => void,
): void {
  const loseUnknown = (object: t.ObjectExpression) => {
    for (const part of unknownPartsOf(object)) lose(part, textOf(source, part), 'its names are not written here');
  };
  loseUnknown(options);
  for (const { key, property, value } of entriesOf(options)) {
    const logo = makerOf(source, value);
    if (key === 'hideHeaderText') shared.set('hideHeaderText', textOf(source, value));
    else if (key === 'enableShadowDOM') presented.enableShadowDOM = value;
    else if (key === 'logo' && logo.type === 'ObjectExpression') {
      loseUnknown(logo);
      for (const part of entriesOf(logo)) {
        if (part.key === 'url') shared.set('logo.logoImageUrl', textOf(source, part.value));
        else if (part.key === 'alt') shared.set('logo.alt', textOf(source, part.value));
        else lose(part.property, `logo.${part.key}`, 'a logo has no such part');
      }
    } else lose(property, key, lostOptions.get(key) ?? 'it is not written here');
  }
}

/** A theme, or one for light and one for dark. */
function themeGroup(source: Source, value: t.Node): Group {
  const theme = makerOf(source, value);
  if (theme.type !== 'ArrayExpression') return oneTheme(source, value);
  const [light, dark] = theme.elements;
  const pair = new Map<string, Group>();
  if (light) pair.set('light', oneTheme(source, light));
  if (dark) pair.set('dark', oneTheme(source, dark, 'dark'));
  return { values: pair };
}

/** Converts a theme in place. For a constant it returns the name, and rewrites the constant at its declaration. */
function oneTheme(source: Source, value: t.Node, scheme?: 'dark'): Group {
  const group: Group = { values: new Map() };
  const theme = makerOf(source, value);
  const written = unwrap(value);
  const own = ownTheme(theme);
  if (own) {
    for (const [path, text] of own === 'dark' ? darkTokens(source) : []) put(group, path, text);
    return group;
  }
  if (theme.type !== 'ObjectExpression') {
    addNote(source, 'lost', value, `the theme "${textOf(source, value)}" is not carried over: it is not written here.`);
    return group;
  }
  const target: Group = theme === written ? group : { values: new Map() };
  if (target !== group) group.spread = textOf(source, value);
  if (source.done.has(theme)) return group;
  source.done.add(theme);
  for (const [path, text] of convertTheme(source, theme, scheme)) put(target, path, text);
  if (target !== group) {
    const text = writeObject(source, target, indentAt(source, placeOf(theme)[0]));
    noteComments(source, theme, 'the theme', text);
    replace(source, theme, text);
  }
  return group;
}

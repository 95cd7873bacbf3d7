import type * as t from '@babel/types';
import { darkTheme } from '../../tokens/dark-theme';
import { fitsGrammar } from '../../tokens/grammar';
import { kindOf, type TokenPath, tokensOf } from '../theme/token-paths';
import { type Entry, entriesOf, literalText, unknownPartsOf } from './nodes';
import { providerTheme, type ProviderThemeKey } from './provider-theme';
import { type Source, addNote, textOf } from './source';
import { quoted } from './write-object';

const isKey = (key: string): key is ProviderThemeKey => Object.hasOwn(providerTheme, key);

/** Our tokens that a theme of Stytch's widget sets, each with the text of its value. */
export function convertTheme(source: Source, theme: t.ObjectExpression, scheme?: 'dark'): Map<TokenPath, string> {
  const entries = entriesOf(theme);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const tokens = new Map<TokenPath, string>();
  let isDark = false;
  for (const part of unknownPartsOf(theme)) {
    const own = part.type === 'SpreadElement' ? ownTheme(part.argument) : undefined;
    isDark ||= own === 'dark';
    if (!own)
      addNote(source, 'lost', part, `"${textOf(source, part)}" is not carried over: its names are not written here.`);
  }
  for (const { key } of entries) {
    if (!isKey(key)) addNote(source, 'lost', byKey.get(key)?.property ?? theme, `"${key}" is no name of a theme.`);
  }
  // In the order of the table: more specific names come later.
  for (const key of Object.keys(providerTheme).filter(isKey)) {
    const entry = byKey.get(key);
    if (entry) convertToken(source, key, entry, byKey, tokens);
  }
  const written = byKey.get('color-scheme');
  if (isDark || scheme === 'dark' || (written && literalText(written.value) === 'dark'))
    fillWithDark(source, theme, tokens);
  const primary = byKey.get('primary');
  if (primary && !byKey.has('foreground'))
    addNote(source, 'look', primary.property, '"primary" colours the text as well, until text.body.color is set.');
  return tokens;
}

/** The scheme of a built-in theme of Stytch's widget, by its name. */
export function ownTheme(node: t.Node): 'light' | 'dark' | undefined {
  if (node.type !== 'Identifier') return undefined;
  if (node.name === 'defaultTheme') return 'light';
  return node.name === 'defaultDarkTheme' ? 'dark' : undefined;
}

/** The tokens of our dark theme, each with the text of its value. */
export const darkTokens = (source: Source): [TokenPath, string][] =>
  tokensOf(darkTheme).map(([path, value]) => [path, quoted(source, value)]);

function convertToken(
  source: Source,
  key: ProviderThemeKey,
  { property, value }: Entry,
  byKey: ReadonlyMap<string, Entry>,
  tokens: Map<TokenPath, string>,
): void {
  const meaning = providerTheme[key];
  const lose = (why: string) => addNote(source, 'lost', property, `"${key}" is not carried over: ${why}.`);
  if ('why' in meaning) return lose(meaning.why);
  const text = literalText(value);
  if ('scales' in meaning) {
    for (const [name, factor] of Object.entries(meaning.scales)) {
      if (byKey.has(name) || !isKey(name)) continue;
      const scaled = text === undefined ? undefined : multiplied(text, factor);
      if (scaled === undefined) return lose('it is no plain length, and ours are not multiples of one');
      for (const path of tokensFor(name)) tokens.set(path, quoted(source, scaled));
    }
    return;
  }
  for (const path of meaning.tokens) {
    const kind = kindOf(path);
    if (text !== undefined && kind && !fitsGrammar(kind, text))
      return lose(`${JSON.stringify(text)} is no value that ${path} takes`);
    tokens.set(path, textOf(source, value));
  }
}

function tokensFor(key: ProviderThemeKey): readonly TokenPath[] {
  const meaning = providerTheme[key];
  return 'tokens' in meaning ? meaning.tokens : [];
}

/** A multiple of a plain length; undefined for a computed one. */
function multiplied(text: string, factor: number): string | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em)$/.exec(text.trim()) ?? [];
  if (number === undefined) return text.trim() === '0' ? '0' : undefined;
  // In binary floating point, six times 0.35 is not 2.1.
  return `${Number((Number(number) * factor).toFixed(6))}${unit}`;
}

/** Fills the missing tokens of a dark theme with our dark values, because the default theme is light. */
function fillWithDark(source: Source, theme: t.ObjectExpression, tokens: Map<TokenPath, string>): void {
  const missing = darkTokens(source).filter(([path]) => !tokens.has(path));
  for (const [path, value] of missing) tokens.set(path, value);
  if (missing.length > 0)
    addNote(source, 'look', theme, `the dark theme was filled with ours: ${missing.map(([path]) => path).join(', ')}.`);
}

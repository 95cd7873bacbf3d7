import type { Problem } from '../design-tokens/problem';
import { isRecord } from '../design-tokens/record';
import { type NamedTheme, namedTheme } from './named-theme';
import { isStudioSet, studioTokens, type StudioToken } from './studio-tokens';
import { StudioReferences } from './studio-references';
import { isGroupOfOurs } from './token-for';

interface StudioTheme {
  name: string;
  group: string;
  /** The enabled sets. Those for reference only contain no tokens for a theme. */
  enabled: ReadonlySet<string>;
  sources: ReadonlySet<string>;
}

/**
 * Reads an export of Tokens Studio: one file with its sets, and a theme for each of its `$themes`; or a single set.
 * Undefined for another file.
 */
export function readTokensStudio(json: Record<string, unknown>): NamedTheme[] | undefined {
  const sets = setsOf(json);
  if (!sets) return undefined;
  const themes = themesOf(json, [...sets.keys()]);
  return themes.map((theme) => {
    const others = themes.filter(({ group }, at) => group !== theme.group && firstOf(themes, group) === at);
    const isOn = (kind: 'enabled' | 'sources', set: string) => [theme, ...others].some((one) => one[kind].has(set));
    const all = new Map<string, StudioToken>();
    const own = new Map<string, StudioToken>();
    for (const [name, tokens] of sets) {
      if (!isOn('enabled', name) && !isOn('sources', name)) continue;
      for (const token of tokens) all.set(token.path, token);
      if (isOn('enabled', name)) for (const token of tokens) own.set(token.path, token);
    }
    const references = new StudioReferences(all);
    return namedTheme(
      theme.name,
      [...own.values()].flatMap((token) => references.valuesOf(token)),
      others.length > 0 ? [alongside(theme, others)] : [],
    );
  });
}

const firstOf = (themes: readonly StudioTheme[], group: string) => themes.findIndex((one) => one.group === group);

function alongside({ name }: StudioTheme, others: readonly StudioTheme[]): Problem {
  const beside = others.map(({ name, group }) => `"${name}" of "${group}"`).join(', ');
  return {
    level: 'note',
    path: '',
    message: `"${name}" was read together with ${beside}: of each other group of themes the first is on.`,
  };
}

/** The sets in their order: a later one overrides an earlier one. Undefined where the file has none. */
function setsOf(json: Record<string, unknown>): Map<string, StudioToken[]> | undefined {
  const isMarked = Array.isArray(json['$themes']) || isRecord(json['$metadata']);
  if (!isMarked && !isStudioSet(json)) return undefined;
  const entries = Object.entries(json).filter(([name]) => !name.startsWith('$'));
  // A set that was exported separately has the groups of tokens at its root.
  if (!isMarked && entries.some(([name]) => isGroupOfOurs(name))) return new Map([['', studioTokens(json)]]);
  const order: unknown = isRecord(json['$metadata']) ? json['$metadata']['tokenSetOrder'] : undefined;
  const place = (name: string) => (Array.isArray(order) && order.includes(name) ? order.indexOf(name) : entries.length);
  return new Map(
    entries.toSorted(([one], [other]) => place(one) - place(other)).map(([name, set]) => [name, studioTokens(set)]),
  );
}

function themesOf(json: Record<string, unknown>, names: readonly string[]): StudioTheme[] {
  const given = Array.isArray(json['$themes']) ? json['$themes'].filter(isRecord) : [];
  const themes = given.flatMap(({ name, group, selectedTokenSets: selected }): StudioTheme[] => {
    if (typeof name !== 'string' || !isRecord(selected)) return [];
    const which = (state: string) => new Set(names.filter((set) => selected[set] === state));
    return [
      { name, group: typeof group === 'string' ? group : '', enabled: which('enabled'), sources: which('source') },
    ];
  });
  return themes.length > 0 ? themes : [{ name: '', group: '', enabled: new Set(names), sources: new Set() }];
}

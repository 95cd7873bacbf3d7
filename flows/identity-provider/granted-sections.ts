import type { ConnectedApp } from '../core/provider/connected-app-calls';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  scopesOf,
  sectionsOf,
} from './consent-manifest';

/** The scopes of an application, and its name in a sentence. */
export interface Given {
  scopes: ConnectedApp['scopes'];
  clientName: string;
}

/** Says scopes in our words, in sections. */
export type OwnWords = (scopes: readonly ScopeResult[]) => readonly ConsentSection[];

/**
 * The permissions that an application was given, in sections: in the host's words where it has some for just these, and
 * the rest in ours. Nothing is left out that it was given, and nothing is said that it was not.
 */
export function grantedSections(
  manifest: ConsentManifest | ConsentManifestMaker | undefined,
  { scopes, clientName }: Given,
  ownWords: OwnWords,
): readonly ConsentSection[] {
  const inOurs = (some: readonly string[]) => ownWords(some.map((scope) => ({ scope, isGrantable: true })));
  const sections = sectionsOf(manifest, { scopes, clientName });
  if (!sections) return inOurs(scopes);
  if (typeof manifest === 'function') return sections;
  // A list was written before it was known what this application would be given.
  const granted = new Set(scopes);
  const isGiven = (item: ConsentItem) => {
    const named = scopesOf(item);
    return named.length > 0 && named.every((scope) => granted.has(scope));
  };
  const given = sections
    .map((section) => ({ ...section, items: section.items.filter(isGiven) }))
    .filter(({ items }) => items.length > 0);
  const said = new Set(given.flatMap(({ items }) => items.flatMap(scopesOf)));
  return [...given, ...inOurs(scopes.filter((scope) => !said.has(scope)))];
}

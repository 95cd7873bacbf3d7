import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  scopesOf,
  sectionsOf,
} from './consent-manifest';

/** The scopes to put into words, and the application's name in a sentence. */
export interface ScopesOfClient {
  scopes: readonly string[];
  clientName: string;
}

/** A function that puts scopes into our words, in sections. */
export type OwnWords = (scopes: readonly ScopeResult[]) => readonly ConsentSection[];

/** Permissions in sections, and what the host's words leave out. */
export interface PermissionSections {
  sections: readonly ConsentSection[];
  /** The scopes that no sentence of the host's names, though it has sentences. They stand in our words. */
  unnamed: readonly string[];
}

type Manifest = ConsentManifest | ConsentManifestMaker | undefined;

/**
 * The permissions that are asked for: the host's sentences about them, and every other scope in our words, so that no scope
 * is granted that is not on the screen (T-IDP-20). A sentence that names no scopes stands for none.
 */
export function requestedSections(manifest: Manifest, asked: ScopesOfClient, ownWords: OwnWords): PermissionSections {
  const wanted = new Set(asked.scopes);
  return completed(
    manifest,
    asked,
    ownWords,
    (named) => named.length === 0 || named.some((scope) => wanted.has(scope)),
  );
}

/**
 * The permissions that an application has: the host's sentences of which it has every scope, and the rest in our words.
 * Nothing is left out, and nothing is said that it does not have (T-CONN-4).
 */
export function grantedSections(manifest: Manifest, given: ScopesOfClient, ownWords: OwnWords): PermissionSections {
  const granted = new Set(given.scopes);
  // A list was written before it was known which scopes this application would have.
  const isAboutIt = typeof manifest === 'function';
  return completed(manifest, given, ownWords, (named) =>
    named.length === 0 ? isAboutIt : named.every((scope) => granted.has(scope)),
  );
}

function completed(
  manifest: Manifest,
  about: ScopesOfClient,
  ownWords: OwnWords,
  isShown: (named: readonly string[]) => boolean,
): PermissionSections {
  const inOurs = (scopes: readonly string[]) => ownWords(scopes.map((scope) => ({ scope, isGrantable: true })));
  const given = sectionsOf(manifest, about);
  if (!given) return { sections: inOurs(about.scopes), unnamed: [] };
  const keepsItem = (item: ConsentItem) => isShown(scopesOf(item));
  const shown = given
    .map((section) => ({ ...section, items: section.items.filter(keepsItem) }))
    .filter(({ items }) => items.length > 0);
  const named = new Set(shown.flatMap(({ items }) => items.flatMap(scopesOf)));
  const unnamed = about.scopes.filter((scope) => !named.has(scope));
  return { sections: [...shown, ...inOurs(unnamed)], unnamed };
}

import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import { cleanName } from '../client-name';
import type { KnownScope } from './scopes';

/** One permission: a sentence, or a sentence with details. */
export type ConsentItem =
  | string
  | {
      /** The sentence. */
      text: string;
      /** Its meaning in detail, sentence by sentence. */
      details?: readonly string[];
      /**
       * The scopes of the sentence. It is shown only if one of them is requested and can be granted. A scope that no item names is
       * shown in our words, with a warning for you.
       */
      scopes?: readonly string[];
      /** A checkbox: its `scopes` are granted only if the user checks it (RFC 6749, section 3.3). Default false. */
      optional?: boolean;
      /** The known scope that it names, which has details of ours. */
      scope?: KnownScope;
    };

/** Permissions that belong together. */
export interface ConsentSection {
  /** The heading of the section. Default: none. */
  header?: string;
  /** The permissions of the section. */
  items: readonly ConsentItem[];
}

/** A host's own words for a request, as data: a list of permissions, or of sections of them. */
export type ConsentManifest = readonly ConsentItem[] | readonly ConsentSection[];

/** A function that returns a manifest for a request: for the scopes that can be granted, and the application. */
export type ConsentManifestMaker = (asked: AskedAccess) => ConsentManifest;

type Manifest = ConsentManifest | ConsentManifestMaker | undefined;

/** The access that an application requests. */
export interface AskedAccess {
  /** The scopes that it requests. */
  scopes: readonly string[];
  /** The name of the application. */
  clientName: string;
}

/** The sections of a manifest for a request; undefined if it has nothing that can be read. */
export function sectionsOf(manifest: Manifest, asked: AskedAccess): readonly ConsentSection[] | undefined {
  if (typeof manifest !== 'function') return readManifest(manifest);
  try {
    return readManifest(manifest(asked));
  } catch {
    // If the host's function throws, our words are shown.
    return undefined;
  }
}

/** Reads a manifest, which may be of any type; undefined if it is invalid. */
function readManifest(manifest: unknown): readonly ConsentSection[] | undefined {
  if (!Array.isArray(manifest) || manifest.length === 0) return undefined;
  const sections: unknown[] = manifest;
  if (sections.every(isItem)) return [{ items: sections }];
  return sections.every(isSection) ? sections : undefined;
}

/** The scopes that an item names. */
export function scopesOf(item: ConsentItem): readonly string[] {
  return (typeof item !== 'string' && item.scopes) || [];
}

/** Tells whether an item is the user's choice: one without scopes would choose nothing. */
export function isOptional(item: ConsentItem): item is Exclude<ConsentItem, string> {
  return typeof item !== 'string' && item.optional === true && scopesOf(item).length > 0;
}

/** Tells whether a value is a sentence. An empty one would hide its scopes, so it is none. */
function isSentence(text: unknown): text is string {
  return typeof text === 'string' && cleanName(text) !== '';
}

function isItem(item: unknown): item is ConsentItem {
  if (typeof item !== 'object' || item === null) return isSentence(item);
  if (!('text' in item) || !isSentence(item.text)) return false;
  return areTexts('details' in item ? item.details : undefined) && areTexts('scopes' in item ? item.scopes : undefined);
}

function areTexts(texts: unknown): boolean {
  return texts === undefined || (Array.isArray(texts) && texts.every((text: unknown) => typeof text === 'string'));
}

function isSection(section: unknown): section is ConsentSection {
  if (typeof section !== 'object' || section === null || !('items' in section)) return false;
  const header: unknown = 'header' in section ? section.header : undefined;
  return (
    (header === undefined || typeof header === 'string') && Array.isArray(section.items) && section.items.every(isItem)
  );
}

/** A function that puts scopes into our words, in sections. */
export type OwnWords = (scopes: readonly ScopeResult[]) => readonly ConsentSection[];

/** Permissions in sections, and the scopes that the host's words leave out. */
export interface CompleteSections {
  sections: readonly ConsentSection[];
  /** The scopes that no sentence of the host's names, though it has sentences. They are shown in our words. */
  unnamed: readonly string[];
}

/**
 * The requested permissions: the host's sentences about them, and every other scope in our words, so that no scope is
 * granted that is not on the screen (T-IDP-20). A sentence that names no scopes covers none.
 */
export function requestedSections(manifest: Manifest, asked: AskedAccess, ownWords: OwnWords): CompleteSections {
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
 * Nothing is left out, and nothing is shown that it does not have (T-CONN-4).
 */
export function grantedSections(manifest: Manifest, given: AskedAccess, ownWords: OwnWords): CompleteSections {
  const granted = new Set(given.scopes);
  // A list was written before it was known which scopes this application would have.
  const isAboutIt = typeof manifest === 'function';
  return completed(manifest, given, ownWords, (named) =>
    named.length === 0 ? isAboutIt : named.every((scope) => granted.has(scope)),
  );
}

function completed(
  manifest: Manifest,
  about: AskedAccess,
  ownWords: OwnWords,
  isShown: (named: readonly string[]) => boolean,
): CompleteSections {
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

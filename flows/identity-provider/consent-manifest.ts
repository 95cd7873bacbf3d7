import type { KnownScope } from './scopes';

/** One permission: a sentence, or a sentence and what it means in detail; a known scope has details of ours. */
export type ConsentItem = string | { text: string; details?: readonly string[]; scope?: KnownScope };

/** Permissions that belong together. */
export interface ConsentSection {
  header?: string;
  items: readonly ConsentItem[];
}

/** A host's own words for what is asked, as data: a list of permissions, or of sections of them. */
export type ConsentManifest = readonly ConsentItem[] | readonly ConsentSection[];

/** The same, made for what is asked: the scopes that can be granted, and who asks. */
export type ConsentManifestMaker = (asked: { scopes: readonly string[]; clientName: string }) => ConsentManifest;

/** The sections of a manifest for what is asked; undefined where it says nothing that can be read. */
export function sectionsOf(
  manifest: ConsentManifest | ConsentManifestMaker | undefined,
  asked: Parameters<ConsentManifestMaker>[0],
): readonly ConsentSection[] | undefined {
  if (typeof manifest !== 'function') return readManifest(manifest);
  try {
    return readManifest(manifest(asked));
  } catch {
    // A host's function that throws has no words for this; ours are shown.
    return undefined;
  }
}

/** Reads a manifest, which a host may have taken from anywhere; undefined when it is none. */
function readManifest(manifest: unknown): readonly ConsentSection[] | undefined {
  if (!Array.isArray(manifest) || manifest.length === 0) return undefined;
  const sections: unknown[] = manifest;
  if (sections.every(isItem)) return [{ items: sections }];
  return sections.every(isSection) ? sections : undefined;
}

function isItem(item: unknown): item is ConsentItem {
  if (typeof item === 'string') return true;
  if (typeof item !== 'object' || item === null || !('text' in item) || typeof item.text !== 'string') return false;
  const details: unknown = 'details' in item ? item.details : undefined;
  return (
    details === undefined || (Array.isArray(details) && details.every((detail: unknown) => typeof detail === 'string'))
  );
}

function isSection(section: unknown): section is ConsentSection {
  if (typeof section !== 'object' || section === null || !('items' in section)) return false;
  const header: unknown = 'header' in section ? section.header : undefined;
  return (
    (header === undefined || typeof header === 'string') && Array.isArray(section.items) && section.items.every(isItem)
  );
}

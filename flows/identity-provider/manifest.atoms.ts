import { atom } from 'jotai/vanilla';
import { type ConsentSection, readManifest } from './consent-manifest';
import { consentOptionsAtom } from './identity-provider.options';

/** Reads the host's words for what is asked; undefined where there are none that can be read. */
export const consentSectionsAtom = atom((get) => {
  const { consentManifest } = get(consentOptionsAtom);
  return (asked: { scopes: readonly string[]; clientName: string }): readonly ConsentSection[] | undefined => {
    if (typeof consentManifest !== 'function') return readManifest(consentManifest);
    try {
      return readManifest(consentManifest(asked));
    } catch {
      // A host's function that throws has no words for this; ours are shown.
      return undefined;
    }
  };
});

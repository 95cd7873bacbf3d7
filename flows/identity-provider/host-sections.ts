import { atom } from 'jotai/vanilla';
import { sayAtom } from '../core/words/words.atoms';
import { type ConsentManifestMaker, type ConsentSection, sectionsOf } from './consent-manifest';
import { consentOptionsAtom } from './identity-provider.options';
import { identityProviderMessages } from './identity-provider.messages';

/** The host's words for what is asked; undefined where it has none that can be read. A client without a name is The App. */
export const hostSectionsAtom = atom((get) => {
  const { consentManifest } = get(consentOptionsAtom);
  const nameless = get(sayAtom)(identityProviderMessages)('idp.theApp');
  return ({ scopes, clientName }: Parameters<ConsentManifestMaker>[0]): readonly ConsentSection[] | undefined =>
    sectionsOf(consentManifest, { scopes, clientName: clientName || nameless });
});

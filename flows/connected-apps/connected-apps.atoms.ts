import { atom } from 'jotai/vanilla';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { sayAtom } from '../core/words/words.atoms';
import { type ConsentManifest, type ConsentManifestMaker, readableName } from '../identity-provider';
import { connectedAppsMessages } from './connected-apps.messages';

/** The options of the mount beside the common ones. */
export interface ConnectedAppsManifest {
  /**
   * The host's own words for what an application can do, as for consent. A function is asked for each application, with what it
   * was given; of a list, the items that name their `scopes` are said where an application was given all of those.
   */
  consentManifest?: ConsentManifest | ConsentManifestMaker;
}

/** The host's own words for what an application can do. */
export const consentManifestAtom = atom<ConnectedAppsManifest['consentManifest']>(undefined);

/** The application whose access is about to be removed, by its id: one at a time. */
export const askedIdAtom = atom<string | undefined>(undefined);

/** An application's name as it is said in a sentence. */
export const appNameAtom = atom((get) => {
  const say = get(sayAtom)(connectedAppsMessages);
  return ({ name }: ConnectedApp): string => readableName(name).short || say('connected.unnamed');
});

/** The focus keys of the list, to which focus goes when what had it is gone. */
export const focusKeys = {
  remove: ({ id }: ConnectedApp) => `remove ${id}`,
  keep: 'keep access',
} as const;

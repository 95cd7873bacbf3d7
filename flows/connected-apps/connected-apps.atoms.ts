import { atom } from 'jotai/vanilla';
import type { ConnectedApp } from '../core/provider/connected-app-calls';
import { sayAtom } from '../core/words/words.atoms';
import { type ConsentManifest, type ConsentManifestMaker, readableName } from '../identity-provider';
import { connectedAppsMessages } from './connected-apps.messages';

/** The options of the mount beside the common ones. */
export interface ConnectedAppsFlowOptions {
  /**
   * The host's own words for what an application can do, as for consent. A function is called for each application,
   * with its scopes. In a list, an item with `scopes` is shown only if the application was granted all of them.
   */
  consentManifest?: ConsentManifest | ConsentManifestMaker;
}

/** The host's own words for what an application can do. */
export const consentManifestAtom = atom<ConnectedAppsFlowOptions['consentManifest']>(undefined);

/** The id of the application whose removal is being confirmed: one at a time. */
export const removalQuestionIdAtom = atom<string | undefined>(undefined);

/** The name of an application for use in a sentence; empty for one without a name, which has sentences of its own. */
export function appName({ name }: ConnectedApp): string {
  return readableName(name).short;
}

/** The label of an application: its name, or that it has none. */
export const appLabelAtom = atom((get) => {
  const say = get(sayAtom)(connectedAppsMessages);
  return (app: ConnectedApp): string => appName(app) || say('connected.unnamed');
});

/** The focus keys of the list, for when the focused element is removed. */
export const focusKeys = {
  remove: ({ id }: ConnectedApp) => `remove ${id}`,
  keep: 'keep access',
} as const;

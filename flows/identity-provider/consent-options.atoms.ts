import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { ConsentManifest, ConsentManifestMaker } from './permissions/consent-manifest';

/** The props of a host's own consent screen. All texts from elsewhere are data: draw them as text. */
export interface ConsentProps {
  clientName: string;
  clientLogoURL?: string;
  projectName?: string;
  /** The account by the name the person knows. */
  account?: string;
  /** The destination of the answer. */
  destinationHost: string;
  grantable: readonly { scope: string; text: string }[];
  ungrantable: readonly { scope: string; text: string }[];
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
  /** The scopes that Allow grants. */
  selected: ReadonlySet<string>;
  /** Chooses a grantable scope, or leaves it out. One that the manifest makes a part of what is not optional stays. */
  setSelected(scope: string, isOn: boolean): void;
  /** While a decision is being sent, further ones are ignored. */
  isPending: boolean;
  /** False while a press of Allow does not count yet: show your button as disabled until it does. */
  isArmed: boolean;
  /** The failure of the last decision. Show it: a screen that never reads it is replaced by ours when there is one. */
  error?: string;
  /** Allows. Ignored in the first half second, and for the second click of a double click where the event is handed on. */
  onAllow(event?: { detail: number }): void;
  onDeny(): void;
}

/** The options of the identity-provider mount beside the common ones. */
export interface ConsentOptions {
  /** The host's own words for what is asked. */
  consentManifest?: ConsentManifest | ConsentManifestMaker;
  /** The host's own consent screen. Whenever it fails, or draws nothing, the default one is shown. */
  renderConsent?(props: ConsentProps): ReactNode;
  /**
   * The end of a denial: `return` leads back to the application at once, `ask` lets the person choose, so that nobody is
   * sent to a stranger's address unasked (RFC 9700, section 4.11.2). Default `return`.
   */
  denyBehaviour?: 'return' | 'ask';
}

/** The host's options of this mount. */
export const consentOptionsAtom = atom<ConsentOptions>({});

const denyBehaviours: readonly unknown[] = [undefined, 'return', 'ask'];

/** The developer warning about a `denyBehaviour` that is none (B-MOUNT-16). */
export const denyBehaviourMistakeAtom = atom((get): string | undefined => {
  const { denyBehaviour: given } = get(consentOptionsAtom);
  return denyBehaviours.includes(given)
    ? undefined
    : `denyBehaviour is '${String(given)}', which is none of: return, ask. 'return' is used.`;
});

/** The page as far as it is known: its query, and whether another site has put it in a frame. */
export const pageAtom = atom<{ query: string; address: string; isFramed: boolean }>({
  query: '',
  address: '',
  isFramed: false,
});

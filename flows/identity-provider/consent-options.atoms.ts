import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { ConsentManifest, ConsentManifestMaker } from './consent-manifest';

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
  /** While a decision is being sent, further ones are ignored. */
  isPending: boolean;
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
}

/** The host's options of this mount. */
export const consentOptionsAtom = atom<ConsentOptions>({});

/** The page as far as it is known: its query, and whether another site has put it in a frame. */
export const pageAtom = atom<{ query: string; address: string; isFramed: boolean }>({
  query: '',
  address: '',
  isFramed: false,
});

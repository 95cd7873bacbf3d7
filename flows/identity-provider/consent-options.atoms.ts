import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { ConsentManifest, ConsentManifestMaker } from './permissions/consent-manifest';

/** The props of your own consent screen. Names come from the application: render them as text, never as HTML. */
export interface ConsentProps {
  /** The name of the application. */
  clientName: string;
  /** The address of its logo. */
  clientLogoURL?: string;
  /** The name of your project. */
  projectName?: string;
  /** The account by the name the user knows. */
  account?: string;
  /** The destination of the answer. */
  destinationHost: string;
  /** The addresses of the services to which access is requested (RFC 8707); empty if the application names none. */
  resources: readonly string[];
  /**
   * The warnings about this application, in sentences: that it registered itself, that it runs on this computer. Show them
   * above your buttons: a screen that never reads them is replaced by ours when there is one.
   */
  notices: readonly string[];
  /** The scopes that this user can grant, with words for each. */
  grantable: readonly ScopeWords[];
  /** The scopes that this user cannot grant, with words for each. */
  ungrantable: readonly ScopeWords[];
  /** The scopes that the application has already, as far as that is known. */
  grantedBefore: readonly string[];
  /** The scopes that Allow grants. */
  selected: ReadonlySet<string>;
  /** Selects a grantable scope, or deselects it. A scope of an item that is not optional stays selected. */
  setSelected(scope: string, isOn: boolean): void;
  /** While a decision is being sent, further ones are ignored. */
  isPending: boolean;
  /** False while a press of Allow does not count yet: show your button as disabled until it does. */
  isArmed: boolean;
  /** The failure of the last decision. Show it: a screen that never reads it is replaced by ours when there is one. */
  error?: string;
  /** Allows. Ignored in the first half second, and for the second click of a double click if you pass its event. */
  onAllow(event?: Press): void;
  /** Denies. */
  onDeny(): void;
}

/** A scope, with the words for it. */
interface ScopeWords {
  /** The scope, as the application named it. */
  scope: string;
  /** The words for it. */
  text: string;
}

/** A press of a button: the event that your button gets. */
export interface Press {
  /** The clicks so far: 2 for the second of a double click. */
  detail: number;
}

/** The options of the identity-provider mount beside the common ones. */
export interface ConsentOptions {
  /** Your own words for the permissions. */
  consentManifest?: ConsentManifest | ConsentManifestMaker;
  /** Your own consent screen. When it fails or renders nothing, the default one is shown. */
  renderConsent?(props: ConsentProps): ReactNode;
  /**
   * The next step after "Deny". `return` sends the user back to the application, `ask` lets them choose (RFC 9700, section
   * 4.11.2). Default `return`.
   */
  denyBehaviour?: 'return' | 'ask';
}

/** The host's options of this mount. */
export const consentOptionsAtom = atom<ConsentOptions>({});

/** The page that consent is on: its query, its address, and whether another site has put it in a frame. */
export const consentPageAtom = atom<{ query: string; address: string; isFramed: boolean }>({
  query: '',
  address: '',
  isFramed: false,
});

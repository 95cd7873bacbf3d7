import { atom } from 'jotai/vanilla';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { inAppBrowserAtom, inAppBrowserOf } from '../core/host/in-app-browser.atoms';

/** The passkey features of this browser, on this page. */
export interface PasskeySupport {
  canUse: boolean;
  /** The browser's offer of passkeys in a field, without a prompt (conditional mediation). */
  canAutofill: boolean;
}

let detected: { support: PasskeySupport; isAtHand: boolean } | undefined;

/** Asks the browser, once a page: whether the page is secure enough, and what it can do. */
export async function detectPasskeySupport(): Promise<void> {
  detected ??= { support: await ask(), isAtHand: await isAtHand() };
}

const assumedAtom = atom<PasskeySupport | undefined>(undefined);

const none: PasskeySupport = { canUse: false, canAutofill: false };
/** The features of most browsers: a server keeps their room, so that little moves. */
const usual: PasskeySupport = { canUse: true, canAutofill: true };

/** The features that were detected; nothing is promised before. */
export const passkeySupportAtom = atom<PasskeySupport>((get) => {
  const isWithout = get(inAppBrowserAtom) !== undefined && !detected?.isAtHand;
  const found = isWithout ? none : detected?.support;
  return get(assumedAtom) ?? (get(isBrowserKnownAtom) ? found : usual) ?? none;
});

/** Says what the browser can do, for a test or a story that must not depend on it. */
export const assumePasskeySupportAtom = atom(null, (_get, set, support: PasskeySupport) => set(assumedAtom, support));

declare global {
  interface Document {
    /** The policy of the page, in the browsers that let it be read: Chromium's. */
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

async function ask(): Promise<PasskeySupport> {
  if (typeof PublicKeyCredential !== 'function' || isWithheld()) return none;
  const asked = PublicKeyCredential.isConditionalMediationAvailable?.();
  return { canUse: true, canAutofill: (await asked?.catch(() => false)) ?? false };
}

/** Asks an application's own browser, which may have the interface alone, for passkeys of this device or of one nearby. */
async function isAtHand(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !inAppBrowserOf(navigator.userAgent)) return true;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
  if (capabilities) return Boolean(capabilities['passkeyPlatformAuthenticator'] || capabilities['hybridTransport']);
  const asked = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.();
  return (await asked?.catch(() => false)) ?? false;
}

/** A browser refuses what the page's policy withholds in the words of a user who declined (B-PKEY-14). */
const isWithheld = () => document.featurePolicy?.allowsFeature('publickey-credentials-get') === false;

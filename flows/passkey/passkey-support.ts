import { atom } from 'jotai/vanilla';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { inAppBrowserAtom, inAppBrowserOf } from '../core/host/in-app-browser.atoms';
import { whileRead } from '../core/time/while-read';

/** The passkey features of this browser, on this page. */
export interface PasskeySupport {
  canUse: boolean;
  /** The browser's offer of passkeys in a field, without a prompt (conditional mediation). */
  canAutofill: boolean;
}

interface Detected {
  support: PasskeySupport;
  /** True if there is an authenticator, here or nearby. */
  isPresent: boolean;
}

let detected: Detected | undefined;

/** Detects once per page whether the page is secure enough, and what the browser supports. */
export async function detectPasskeySupport(): Promise<void> {
  if (detected) return;
  const [support, isPresent] = await Promise.all([ask(), hasReachableAuthenticator()]);
  // Of two detections at once the first counts.
  detected ??= { support, isPresent };
}

/** The detected features in this store: an atom that was read before the detection does not see the page's variable change. */
const foundAtom = atom<Detected | undefined>(undefined);

/** Detects the features once per page, and stores them in this store. */
export const detectPasskeySupportAtom = atom(null, async (_get, set) => {
  await detectPasskeySupport();
  set(foundAtom, detected);
});

// A screen that was rendered before the detection shows its result.
const detectedAtom = whileRead(
  (_get, set) => void set(detectPasskeySupportAtom),
  (get) => get(foundAtom) ?? detected,
);

/** True once the features are detected. */
export const isPasskeySupportKnownAtom = atom((get) => get(detectedAtom) !== undefined);

const assumedAtom = atom<PasskeySupport | undefined>(undefined);

const none: PasskeySupport = { canUse: false, canAutofill: false };
/** The features of most browsers, for which a server renders the layout, so that little shifts. */
const usual: PasskeySupport = { canUse: true, canAutofill: true };

/** The detected features; none before the detection. */
export const passkeySupportAtom = atom<PasskeySupport>((get) => {
  const known = get(detectedAtom);
  const lacksAuthenticator = get(inAppBrowserAtom) && !known?.isPresent;
  const found = lacksAuthenticator ? none : known?.support;
  return get(assumedAtom) ?? (get(isBrowserKnownAtom) ? found : usual) ?? none;
});

/** Sets what the browser can do, for a test or a story that must not depend on it. */
export const assumePasskeySupportAtom = atom(null, (_get, set, support: PasskeySupport) => set(assumedAtom, support));

declare global {
  interface Document {
    /** The policy of the page, which only Chromium exposes. */
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

async function ask(): Promise<PasskeySupport> {
  if (typeof PublicKeyCredential !== 'function' || isForbidden()) return none;
  const available = PublicKeyCredential.isConditionalMediationAvailable?.();
  return { canUse: true, canAutofill: (await available?.catch(() => false)) ?? false };
}

/**
 * Tells whether passkeys of this device or of one nearby can be used. An application's own browser may have the
 * interface without either; any other browser is taken to have one.
 */
async function hasReachableAuthenticator(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !inAppBrowserOf(navigator.userAgent)) return true;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
  if (capabilities) return Boolean(capabilities['passkeyPlatformAuthenticator'] || capabilities['hybridTransport']);
  const available = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.();
  return (await available?.catch(() => false)) ?? false;
}

/**
 * True if the page's policy forbids passkeys. The browser then fails with the error of a user who declined (B-PKEY-14).
 */
const isForbidden = () => document.featurePolicy?.allowsFeature('publickey-credentials-get') === false;

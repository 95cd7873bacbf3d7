import { atom } from 'jotai/vanilla';

/** What this browser can do with passkeys, on this page. */
export interface PasskeySupport {
  canUse: boolean;
  /** Whether it offers them in a field, unasked (conditional mediation). */
  canAutofill: boolean;
}

let known: PasskeySupport | undefined;

/** Asks the browser, once a page: whether the page is secure enough, and what it can do. */
export async function detectPasskeySupport(): Promise<PasskeySupport> {
  known ??= await ask();
  return known;
}

/** What was detected; nothing is promised before. A story may say otherwise. */
export const passkeySupportAtom = atom<PasskeySupport>(() => known ?? { canUse: false, canAutofill: false });

async function ask(): Promise<PasskeySupport> {
  if (typeof PublicKeyCredential !== 'function') return { canUse: false, canAutofill: false };
  const asked = PublicKeyCredential.isConditionalMediationAvailable?.();
  return { canUse: true, canAutofill: (await asked?.catch(() => false)) ?? false };
}

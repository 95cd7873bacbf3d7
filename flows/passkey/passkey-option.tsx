import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { isInShadowAtom } from '../core/host/presentation.atoms';
import { PasskeyButton } from './passkey-button';
import { autofillAtom, isAutofillSpentAtom } from './passkey.autofill';
import { passkeySupportAtom } from './support';

/** What Main tells of itself. */
export interface PasskeyOptionProps {
  /** Whether an e-mail method is present: its field is where a browser offers passkeys. */
  hasEmail: boolean;
  /** What parts the button from what stands above it. */
  divider: ReactNode;
}

/**
 * Passkeys on Main: in the e-mail field where the browser offers them, else by a button (spec section 2). The button
 * also stays in a shadow root, where we cannot learn whether the browser sees the field, and comes when autofill gave up.
 */
export function PasskeyOption({ hasEmail, divider }: PasskeyOptionProps) {
  const { canUse, canAutofill } = useAtomValue(passkeySupportAtom);
  const isInShadow = useAtomValue(isInShadowAtom);
  const isSpent = useAtomValue(isAutofillSpentAtom);
  const isOffered = canAutofill && hasEmail;
  const isEnough = isOffered && !isInShadow && !isSpent;
  if (!canUse) return null;
  return (
    <>
      {isOffered && <Autofill />}
      {!isEnough && divider}
      {!isEnough && <PasskeyButton />}
    </>
  );
}

function Autofill() {
  useAtomValue(autofillAtom);
  return null;
}

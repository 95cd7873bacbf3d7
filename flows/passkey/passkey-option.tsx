import { useAtomValue, useSetAtom } from 'jotai/react';
import { PasskeyIcon } from '../../primitives/icon/more-icons';
import { isInShadowAtom } from '../core/host/host.atoms';
import { lastUsedAtom } from '../core/last-used/last-used.atoms';
import { MarkLastUsed } from '../core/last-used/mark-last-used';
import { ActionButton } from '../core/request/action-button';
import { together } from '../core/request/action-state';
import { ActionStatus } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import type { OptionProps } from '../define-method';
import { autofillAction } from './autofill-failure.atoms';
import { autofillAtom, isAutofillSpentAtom } from './autofill.actions';
import { authenticatePasskey } from './passkey-sign-in.actions';
import { passkeyMessages } from './passkey.messages';
import { passkeySupportAtom } from './passkey-support';

const signIn = together(authenticatePasskey, autofillAction);

/**
 * Passkeys on Main: in the e-mail field if the browser offers them there, else by a button (B-PKEY-1). The button is
 * also rendered in a shadow root, where it is unknown whether the browser finds the field; for a user who used a
 * passkey last; and once autofill was given up.
 */
export function PasskeyOption({ hasEmail, divider, dividerBelow }: OptionProps) {
  const { canUse, canAutofill } = useAtomValue(passkeySupportAtom);
  const isInShadow = useAtomValue(isInShadowAtom);
  const isSpent = useAtomValue(isAutofillSpentAtom);
  const isLastUsed = useAtomValue(lastUsedAtom) === 'passkeys';
  if (!canUse) return null;
  const isOffered = canAutofill && hasEmail;
  const hasButton = !isOffered || isInShadow || isSpent || isLastUsed;
  return (
    <>
      {isOffered && <Autofill />}
      {hasButton && divider}
      <ActionStatus action={signIn}>{hasButton && <PasskeyButton />}</ActionStatus>
      {hasButton && dividerBelow}
    </>
  );
}

function PasskeyButton() {
  const say = useWords(passkeyMessages);
  const begin = useSetAtom(authenticatePasskey.startAtom);
  return (
    <MarkLastUsed method="passkeys">
      {(control) => (
        <ActionButton
          {...control}
          action={authenticatePasskey}
          rank="secondary"
          icon={<PasskeyIcon />}
          onClick={() => void begin()}
        >
          {say('passkey.login')}
        </ActionButton>
      )}
    </MarkLastUsed>
  );
}

/** Reads the offer, which lasts as long as it is read. Rendered only if the browser can offer passkeys. */
function Autofill() {
  useAtomValue(autofillAtom);
  return null;
}

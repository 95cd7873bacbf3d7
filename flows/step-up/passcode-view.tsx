import { useAtomValue } from 'jotai/react';
import { Lazy } from '../core/lazy/lazy-view';
import { otpAtom, passcodeForm } from '../otp';
import { CancelButton } from './cancel-button';
import { maskedDestination } from './send-code-label';

/** A code that was sent to an address or a number of theirs is entered. */
export function PasscodeView() {
  const otp = useAtomValue(otpAtom);
  if (otp.status === 'unsent') return null;
  return (
    <Lazy of={passcodeForm}>
      {({ PasscodeForm, passcodeActions }) => (
        <>
          <PasscodeForm passcode={otp.passcode} shownAs={maskedDestination(otp.passcode)} />
          <CancelButton action={passcodeActions} />
        </>
      )}
    </Lazy>
  );
}

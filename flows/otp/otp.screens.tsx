import { useAtomValue } from 'jotai/react';
import { Confirmation, SubScreen } from '../core/screen/sub-screen';
import { ToastStack } from '../core/toast/toast-stack';
import { useWords } from '../core/words/use-words';
import { sessionWatch } from '../session';
import { otpAtom } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { PasscodeForm } from './passcode-form';

// In one chunk with the screens, for a flow that asks for a code on a screen of its own.
export { PasscodeForm, passcodeActions } from './passcode-form';

const passcodeWatchAtom = sessionWatch((get) => {
  const otp = get(otpAtom);
  return otp.status === 'sent' ? otp.passcode.destination : undefined;
});

/** OTPAuthenticate: the passcode is entered, checked at its last digit, and requested again (B-OTP-1 to B-OTP-8). */
export function OTPAuthenticate() {
  useAtomValue(passcodeWatchAtom);
  const say = useWords(otpMessages);
  const otp = useAtomValue(otpAtom);
  if (otp.status === 'unsent') return null;
  return (
    <>
      <SubScreen title={say('otp.title')}>
        <PasscodeForm passcode={otp.passcode} />
      </SubScreen>
      <ToastStack />
    </>
  );
}

/** OTPConfirmation: the passcode was right. */
export function OTPConfirmation() {
  const say = useWords(otpMessages);
  return <Confirmation text={say('otp.confirmationText')} />;
}

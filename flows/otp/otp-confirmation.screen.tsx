import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { otpMessages } from './otp.messages';

/** OTPConfirmation: the passcode was right. */
export function OTPConfirmation() {
  const say = useWords(otpMessages);
  return <Confirmation title={say('otp.confirmationTitle')} text={say('otp.confirmationText')} />;
}

import { Text } from '../../primitives/text/text';
import { CheckIcon } from '../../primitives/icon/check-icon';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { otpMessages } from './otp.messages';

/** OTPConfirmation: the passcode was right. */
export function OTPConfirmation() {
  const say = useWords(otpMessages);
  return (
    <SubScreen title={say('otp.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('otp.confirmationText')}</Text>
    </SubScreen>
  );
}

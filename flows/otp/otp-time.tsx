import { useAtomValue } from 'jotai/react';
import { Countdown, formatRemaining } from '../../primitives/countdown/countdown';
import { Text } from '../../primitives/text/text';
import { useWords } from '../core/words/use-words';
import { localeAtom } from '../core/words/words.atoms';
import { otpMessages } from './otp.messages';
import { secondsLeftAtom } from './otp-expiry.atoms';
import { verifyOtp } from './otp.actions';

/** Under the code: how long it lasts, that it is being checked, or that it has expired. */
export function OtpTime() {
  const say = useWords(otpMessages);
  const { tag } = useAtomValue(localeAtom);
  const secondsLeft = useAtomValue(secondsLeftAtom);
  const isVerifying = useAtomValue(verifyOtp.stateAtom).status === 'pending';
  if (secondsLeft === 0 && !isVerifying) return <Text tone="error">{say('otp.expired')}</Text>;
  // One element, whatever it says: beside another that comes, the alert of a wrong code is lost on a reader in Firefox.
  const timeRemaining = formatRemaining(secondsLeft, tag);
  return <Countdown text={isVerifying ? say('otp.verifying') : say('otp.expiresIn', { timeRemaining })} />;
}

import { useAtomValue } from 'jotai/react';
import { Countdown, formatRemaining } from '../../primitives/countdown';
import { Text } from '../../primitives/text';
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
  if (isVerifying) return <Text tone="helper">{say('otp.verifying')}</Text>;
  if (secondsLeft === 0) return <Text tone="error">{say('otp.expired')}</Text>;
  return <Countdown text={say('otp.expiresIn', { timeRemaining: formatRemaining(secondsLeft, tag) })} />;
}

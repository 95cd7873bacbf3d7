import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { formatRemaining } from '../../primitives/countdown/countdown';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { localeAtom, type Say } from '../core/words/words.atoms';
import { useWords } from '../core/words/use-words';
import { otpMessages } from './otp.messages';
import { verifyOtp } from './otp.actions';
import { type Resend, resendAgainAtom, resendAtom, resendOtp } from './otp-resend.atoms';

/** "Didn't get it?" and the control that sends another passcode. */
export function OtpResend() {
  const say = useWords(otpMessages);
  const { tag } = useAtomValue(localeAtom);
  const resend = useAtomValue(resendAtom);
  const sendAgain = useSetAtom(resendAgainAtom);
  const isVerifying = useAtomValue(verifyOtp.isPendingAtom);
  return (
    <Stack gap="item">
      <Text tone="helper">{say('otp.notReceived')}</Text>
      <ActionStatus action={resendOtp}>
        <Button
          rank="secondary"
          isBusy={resend.status === 'sending'}
          isBlocked={isVerifying || resend.status === 'sent' || resend.status === 'waiting'}
          onClick={() => void sendAgain()}
        >
          {labelOf(resend, say, tag)}
        </Button>
      </ActionStatus>
    </Stack>
  );
}

function labelOf(resend: Resend, say: Say<typeof otpMessages>, tag: string): string {
  if (resend.status === 'sending') return say('otp.resending');
  if (resend.status === 'sent') return say('otp.codeSent');
  if (resend.status === 'waiting')
    return say('otp.resendIn', { timeRemaining: formatRemaining(resend.secondsLeft, tag) });
  return say('otp.resend');
}

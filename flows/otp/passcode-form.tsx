import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CodeInput } from '../../primitives/code-input/code-input';
import { Countdown, formatRemaining } from '../../primitives/countdown/countdown';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { configAtom } from '../core/config/config.atoms';
import { together } from '../core/request/action-state';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { localeAtom } from '../core/words/words.atoms';
import { isExpiredAtom, secondsLeftAtom } from './otp-expiry.atoms';
import { OtpResend } from './otp-resend';
import { resendOtp } from './otp-resend.atoms';
import { typeCodeAtom, verifyOtp } from './otp.actions';
import { codeAtom, type Passcode } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { textCodeAtom } from './text-code.atoms';

/** The actions of the form as one. */
export const passcodeActions = together(verifyOtp, resendOtp);

interface PasscodeFormProps {
  passcode: Passcode;
  /** The masked destination, if the whole of it must not be shown. */
  shownAs?: string | undefined;
}

/** The form in which a passcode is entered, checked at its last digit, and requested again. */
export function PasscodeForm({ passcode: { channel, destination, isOwn }, shownAs = destination }: PasscodeFormProps) {
  const say = useWords(otpMessages);
  const sayRich = useRichWords(otpMessages);
  const code = useAtomValue(codeAtom);
  const typeCode = useSetAtom(typeCodeAtom);
  const verify = useSetAtom(verifyOtp.startAtom);
  const verifying = useAtomValue(verifyOtp.stateAtom);
  useAtomValue(textCodeAtom);
  const isExpired = useAtomValue(isExpiredAtom);
  const problem = useFieldProblem(verifyOtp, 'code');
  const isUnsure = useAtomValue(configAtom).signUp === 'closed' && !isOwn;
  const address = <UntrustedText>{shownAs}</UntrustedText>;
  const sentTo = channel === 'whatsapp' ? 'otp.sentByWhatsApp' : 'otp.sentTo';
  return (
    <>
      <Text>{isUnsure ? sayRich('otp.sentIfKnown', { address }) : sayRich(sentTo, { destination: address })}</Text>
      <ActionStatus action={verifyOtp} fields={['code']}>
        <Stack gap="item">
          <CodeInput
            label={say('otp.inputLabel')}
            hint={say('otp.inputHint')}
            value={code}
            onChange={typeCode}
            onComplete={(whole) => void verify(whole)}
            isBusy={verifying.status === 'pending'}
            {...problem}
            error={isExpired ? undefined : problem.error}
          />
          <OtpTime />
        </Stack>
        {verifying.status !== 'pending' && code.length === 6 && !problem.error && !isExpired && (
          <Button onClick={() => void verify(code)}>{say('otp.verify')}</Button>
        )}
      </ActionStatus>
      <OtpResend />
    </>
  );
}

/** Under the code: how long it lasts, that it is being checked, or that it has expired. */
export function OtpTime() {
  const say = useWords(otpMessages);
  const { tag } = useAtomValue(localeAtom);
  const secondsLeft = useAtomValue(secondsLeftAtom);
  const isVerifying = useAtomValue(verifyOtp.isPendingAtom);
  if (secondsLeft === 0 && !isVerifying) return <Text tone="error">{say('otp.expired')}</Text>;
  // One element for every text. If another is inserted, a screen reader in Firefox loses the alert of a wrong code.
  const timeRemaining = formatRemaining(secondsLeft, tag);
  return <Countdown text={isVerifying ? say('otp.verifying') : say('otp.expiresIn', { timeRemaining })} />;
}

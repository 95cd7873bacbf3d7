import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CodeInput } from '../../primitives/code-input/code-input';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { configAtom } from '../core/config/config.atoms';
import { together } from '../core/request/action';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { codeAtom, type Passcode } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { OtpResend } from './otp-resend';
import { OtpTime } from './otp-time';
import { isExpiredAtom } from './otp-expiry.atoms';
import { typeCodeAtom, verifyOtp } from './otp.actions';
import { resendOtp } from './otp-resend.atoms';
import { textCodeAtom } from './text-code.atoms';

/** The actions of the form as one. */
export const passcodeActions = together(verifyOtp, resendOtp);

interface PasscodeFormProps {
  passcode: Passcode;
  /** The destination in words, where the whole of it is not to be seen. */
  shownAs?: string | undefined;
}

/** The form in which a passcode is entered, checked at its last digit, and asked for again. */
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
            {...(isExpired ? {} : problem)}
          />
          <OtpTime />
        </Stack>
        {verifying.status !== 'pending' && code.length === 6 && !problem.error && !isExpired && (
          <Button rank="primary" onClick={() => void verify(code)}>
            {say('otp.verify')}
          </Button>
        )}
      </ActionStatus>
      <OtpResend />
    </>
  );
}

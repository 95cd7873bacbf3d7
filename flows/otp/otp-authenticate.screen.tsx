import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { CodeInput } from '../../primitives/code-input';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { ToastStack } from '../core/toast/toast-stack';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { sessionWatch } from '../session';
import { codeAtom, otpAtom } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { OtpResend } from './otp-resend';
import { OtpTime } from './otp-time';
import { isExpiredAtom } from './otp-expiry.atoms';
import { typeCodeAtom, verifyOtp } from './otp.actions';
import { textCodeAtom } from './text-code.atoms';

const passcodeWatchAtom = sessionWatch((get) => {
  const otp = get(otpAtom);
  return otp.status === 'sent' ? otp.passcode.destination : undefined;
});

/** OTPAuthenticate: the passcode is entered, checked at its last digit, and asked for again (B-OTP-1 to B-OTP-8). */
export function OTPAuthenticate() {
  useAtomValue(passcodeWatchAtom);
  const say = useWords(otpMessages);
  const sayRich = useRichWords(otpMessages);
  const otp = useAtomValue(otpAtom);
  const code = useAtomValue(codeAtom);
  const typeCode = useSetAtom(typeCodeAtom);
  const verify = useSetAtom(verifyOtp.startAtom);
  const verifying = useAtomValue(verifyOtp.stateAtom);
  useAtomValue(textCodeAtom);
  const isExpired = useAtomValue(isExpiredAtom);
  const problem = useFieldProblem(verifyOtp, 'code');
  if (otp.status === 'unsent') return null;
  const { channel, destination } = otp.passcode;
  const sentTo = channel === 'whatsapp' ? 'otp.sentByWhatsApp' : 'otp.sentTo';
  return (
    <>
      <SubScreen title={say('otp.title')}>
        <Text>{sayRich(sentTo, { destination: <UntrustedText>{destination}</UntrustedText> })}</Text>
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
      </SubScreen>
      <ToastStack />
    </>
  );
}

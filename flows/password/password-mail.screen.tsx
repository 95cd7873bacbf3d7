import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Text } from '../../primitives/text/text';
import { CheckEmail } from '../check-email';
import { ActionStatus } from '../core/request/action-status';
import { Stack } from '../../primitives/stack/stack';
import { ToastStack } from '../core/toast/toast-stack';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { passwordEmailAtom } from './password-user.atoms';
import { passwordMessages } from './password.messages';
import { resendReset } from './password.actions';

const messageIds = {
  forgot: { title: 'password.forgotTitle', text: 'password.forgotText' },
  setNew: { title: 'password.setNewTitle', text: 'password.setNewText' },
  dedupe: { title: 'password.dedupeTitle', text: 'password.dedupeText' },
  breached: { title: 'password.breachedTitle', text: 'password.breachedText' },
} as const;

/** The screen of every reset mail; only the words differ. */
function PasswordMail({ reason }: { reason: keyof typeof messageIds }) {
  const say = useWords(passwordMessages);
  const sayRich = useRichWords(passwordMessages);
  const email = useAtomValue(passwordEmailAtom);
  const resend = useSetAtom(resendReset.startAtom);
  const isPending = useAtomValue(resendReset.stateAtom).status === 'pending';
  if (!email) return null;
  return (
    <>
      <CheckEmail
        title={say(messageIds[reason].title)}
        actions={
          <Stack gap="item">
            <Text tone="helper">{say('password.notReceived')}</Text>
            <ActionStatus action={resendReset}>
              <Button rank="secondary" isBusy={isPending} onClick={() => void resend(email)}>
                {say('password.resendEmail')}
              </Button>
            </ActionStatus>
          </Stack>
        }
      >
        <Text>{sayRich(messageIds[reason].text, { email: <UntrustedText>{email}</UntrustedText> })}</Text>
      </CheckEmail>
      <ToastStack />
    </>
  );
}

/** PasswordForgot: a link to reset the password is on its way. */
export const PasswordForgot = () => <PasswordMail reason="forgot" />;
/** PasswordSetNew: a user without a password can set one. */
export const PasswordSetNew = () => <PasswordMail reason="setNew" />;
/** PasswordDedupe: the provider wants to know that the account is theirs. */
export const PasswordDedupe = () => <PasswordMail reason="dedupe" />;
/** PasswordBreached: the password has leaked elsewhere. */
export const PasswordBreached = () => <PasswordMail reason="breached" />;

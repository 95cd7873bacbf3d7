import { useAtomValue, useSetAtom } from 'jotai/react';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { CheckEmail, checkEmailMessages } from '../check-email';
import { configAtom } from '../core/config/config.atoms';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { Confirmation } from '../core/screen/sub-screen';
import { ToastStack } from '../core/toast/toast-stack';
import { logInMessages } from '../core/words/late.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { sessionWatch } from '../session';
import { PasswordCreate, PasswordLogin } from './password-create-or-login';
import { resendReset } from './password.actions';
import { passwordEmailAtom, passwordUserAtom } from './password-user.atoms';
import { passwordMessages } from './password.messages';

/** PasswordCreateOrLogin: a new user creates a password, an existing user enters theirs (B-PASS-1). */
export function PasswordCreateOrLogin() {
  const user = useAtomValue(passwordUserAtom);
  if (user.status === 'unknown') return null;
  return user.type === 'new' ? <PasswordCreate email={user.email} /> : <PasswordLogin email={user.email} />;
}

const texts = {
  forgot: 'password.forgotText',
  setNew: 'password.setNewText',
  dedupe: 'password.dedupeText',
  breached: 'password.breachedText',
} as const;

/** A user who has chosen the password in another tab, or used the link of the mail there, continues. */
const resetWatchAtom = sessionWatch((get) => get(passwordEmailAtom));

/** The screen of every reset mail; only the words differ. */
function PasswordMail({ reason }: { reason: keyof typeof texts }) {
  const say = useWords(passwordMessages);
  const sayRich = useRichWords(passwordMessages);
  const sayEmail = useWords(checkEmailMessages);
  const sayEmailRich = useRichWords(checkEmailMessages);
  useAtomValue(resetWatchAtom);
  const email = useAtomValue(passwordEmailAtom);
  const resend = useSetAtom(resendReset.startAtom);
  // The other mails are sent after a right password.
  const isUnsure = useAtomValue(configAtom).signUp === 'closed' && reason === 'forgot';
  // The password that they have may not be used any more.
  const isDemanded = reason === 'dedupe' || reason === 'breached';
  if (!email) return null;
  const address = <UntrustedText>{email}</UntrustedText>;
  return (
    <>
      <CheckEmail
        title={isDemanded ? say('password.mustSetNewTitle') : sayEmail('checkEmail.title')}
        actions={
          <Stack gap="item">
            <Text tone="helper">{say('password.notReceived')}</Text>
            <ActionStatus action={resendReset}>
              <ActionButton action={resendReset} rank="secondary" onClick={() => void resend(email)}>
                {say('password.resendEmail')}
              </ActionButton>
            </ActionStatus>
          </Stack>
        }
      >
        <Text>
          {isUnsure ? sayEmailRich('checkEmail.sentIfKnown', { address }) : sayRich(texts[reason], { email: address })}
        </Text>
      </CheckEmail>
      <ToastStack />
    </>
  );
}

/** PasswordForgot: a link to reset the password was sent. */
export const PasswordForgot = () => <PasswordMail reason="forgot" />;
/** PasswordSetNew: a user without a password can set one. */
export const PasswordSetNew = () => <PasswordMail reason="setNew" />;
/** PasswordDedupe: the user must prove to the provider that the account is theirs. */
export const PasswordDedupe = () => <PasswordMail reason="dedupe" />;
/** PasswordBreached: the password has leaked elsewhere. */
export const PasswordBreached = () => <PasswordMail reason="breached" />;

/** PasswordConfirmation: signed in, by a password made, used or reset. */
export function PasswordConfirmation() {
  const say = useWords(logInMessages);
  return <Confirmation text={say('core.loggedInText')} />;
}

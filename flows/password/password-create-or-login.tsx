import { useAtomValue, useSetAtom } from 'jotai/react';
import { Divider } from '../../primitives/divider/divider';
import { Stack } from '../../primitives/stack/stack';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { CurrentPasswordForm } from './current-password-form';
import { LockedEmail } from './locked-email';
import { NewPasswordForm } from './new-password-form';
import {
  createPassword,
  emptyRefusal,
  resetToForgot,
  submitLogin,
  submitLoginAtom,
  typePasswordAtom,
} from './password.actions';
import { passwordAtom } from './password.atoms';
import { passwordMessages } from './password.messages';
import { alternativeAtom, sendAlternativeAtom } from './search-user.actions';
import { strengthMessages } from './strength.messages';

/** The form by which a new user makes a password. */
export function PasswordCreate({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const breached = useWords(strengthMessages)('strength.breached');
  const create = useSetAtom(createPassword.startAtom);
  return (
    <SubScreen title={say('password.createTitle')}>
      <NewPasswordForm
        action={createPassword}
        sentences={{ breached_password: breached }}
        onSubmit={(password) => void create({ email, password })}
      >
        <LockedEmail email={email} />
      </NewPasswordForm>
      <AlternativeMethods email={email} />
    </SubScreen>
  );
}

/** The form by which an existing user logs in with their password. */
export function PasswordLogin({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const submit = useSetAtom(submitLoginAtom);
  const forget = useSetAtom(resetToForgot.startAtom);
  return (
    <SubScreen title={say('password.loginTitle')}>
      <CurrentPasswordForm
        action={submitLogin}
        password={useAtomValue(passwordAtom)}
        empty={useAtomValue(emptyRefusal.latestAtom)}
        onType={useSetAtom(typePasswordAtom)}
        onSubmit={() => void submit(email)}
      >
        <LockedEmail email={email} />
      </CurrentPasswordForm>
      <ActionStatus action={resetToForgot}>
        <ActionButton action={resetToForgot} rank="quiet" onClick={() => void forget(email)}>
          {say('password.forgot')}
        </ActionButton>
      </ActionStatus>
      <AlternativeMethods email={email} />
    </SubScreen>
  );
}

/** A link or a code instead of the password, where one is configured. */
export function AlternativeMethods({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const sayCore = useWords(coreMessages);
  const alternative = useAtomValue(alternativeAtom);
  const send = useSetAtom(sendAlternativeAtom);
  const action = alternative === 'link' ? sendMagicLink : sendOtp;
  if (!alternative) return null;
  return (
    <Stack gap="item">
      <Divider text={sayCore('core.or')} />
      <ActionStatus action={action}>
        <ActionButton action={action} rank="secondary" onClick={() => void send(email)}>
          {say(alternative === 'link' ? 'password.emailLink' : 'password.emailCode')}
        </ActionButton>
      </ActionStatus>
    </Stack>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Divider } from '../../primitives/divider/divider';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { alternativeAtom, sendAlternativeAtom } from './search-user.actions';
import { passwordMessages } from './password.messages';

/** A link or a code instead of the password, where one is configured. */
export function AlternativeMethods({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const sayCore = useWords(coreMessages);
  const alternative = useAtomValue(alternativeAtom);
  const send = useSetAtom(sendAlternativeAtom);
  const action = alternative === 'link' ? sendMagicLink : sendOtp;
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  if (!alternative) return null;
  return (
    <Stack gap="item">
      <Divider text={sayCore('core.or')} />
      <ActionStatus action={action}>
        <Button rank="secondary" isBusy={isPending} onClick={() => void send(email)}>
          {say(alternative === 'link' ? 'password.emailLink' : 'password.emailCode')}
        </Button>
      </ActionStatus>
    </Stack>
  );
}

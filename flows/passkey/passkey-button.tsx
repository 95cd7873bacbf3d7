import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { PasskeyIcon } from '../../primitives/icon';
import { Stack } from '../../primitives/stack';
import { ActionWait } from '../core/request/action-wait';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';
import { authenticatePasskey } from './passkey.sign-in';

/** 'Login with a Passkey'. */
export function PasskeyButton() {
  const say = useWords(passkeyMessages);
  const begin = useSetAtom(authenticatePasskey.startAtom);
  const isPending = useAtomValue(authenticatePasskey.stateAtom).status === 'pending';
  return (
    <Stack gap="item">
      <Button rank="secondary" icon={<PasskeyIcon />} isBusy={isPending} onClick={() => void begin()}>
        {say('passkey.login')}
      </Button>
      <ActionWait action={authenticatePasskey} />
    </Stack>
  );
}

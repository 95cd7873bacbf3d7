import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { PasskeyIcon } from '../../primitives/icon';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { ActionWait } from '../core/request/action-wait';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';
import { registerPasskey, skipAtom } from './passkey.register';
import { RegistrationProblem } from './registration-problem';
import { passkeySupportAtom } from './support';

/** PasskeyRegistrationStart: create one, or go on without. It is where this mount begins, so no arrow leads back from it. */
export function PasskeyRegistrationStartScreen() {
  const say = useWords(passkeyMessages);
  const { canUse } = useAtomValue(passkeySupportAtom);
  const create = useSetAtom(registerPasskey.startAtom);
  const skip = useSetAtom(skipAtom);
  const isPending = useAtomValue(registerPasskey.stateAtom).status === 'pending';
  return (
    <Screen title={say('passkey.startTitle')}>
      <RegistrationProblem />
      <Text>{say('passkey.startText')}</Text>
      {!canUse && <Banner tone="warning">{say('passkey.unsupported')}</Banner>}
      <Stack gap="item">
        {canUse && (
          <Button rank="primary" icon={<PasskeyIcon />} isBusy={isPending} onClick={() => void create()}>
            {say('passkey.create')}
          </Button>
        )}
        <ActionWait action={registerPasskey} />
        <Button rank="quiet" onClick={() => void skip()}>
          {say('passkey.skip')}
        </Button>
      </Stack>
    </Screen>
  );
}

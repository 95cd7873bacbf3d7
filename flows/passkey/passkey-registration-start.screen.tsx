import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { PasskeyIcon } from '../../primitives/icon/more-icons';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import type { ProviderError } from '../core/provider/errors';
import type { Person } from '../core/provider/provider';
import { Slowness } from '../core/request/action-status';
import { LoadFailure } from '../core/request/resource-status';
import { ScreenLoading } from '../core/request/screen-loading';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { LoggedInAs } from '../session';
import { passkeyRegistrationMessages } from './passkey-registration.messages';
import { registerPasskey, skipPasskeyAtom, startAgainAtom } from './passkey-registration.actions';
import { passkeySupportAtom } from './passkey-support';
import { findRegistrantAtom, registrant } from './registrant.actions';
import { isOtherAccountFailure, RegistrationFailure } from './registration-failure';

/** PasskeyRegistrationStart: create a passkey, or skip. It is the first screen of this mount, so it has no Back. */
export function PasskeyRegistrationStart() {
  const state = useAtomValue(registrant.stateAtom);
  const cancel = useSetAtom(registrant.cancelAtom);
  if (state.status === 'loading') return <ScreenLoading isSlow={state.isSlow} onCancel={() => cancel()} />;
  return state.status === 'loaded' ? <Start person={state.value} /> : <RegistrantUnreachable error={state.error} />;
}

/** The failure to check a remembered session with the provider. */
function RegistrantUnreachable({ error }: { error: ProviderError }) {
  const say = useWords(coreMessages);
  const tryAgain = useSetAtom(findRegistrantAtom);
  return (
    <Screen title={say('core.errorTitle')}>
      <LoadFailure error={error} onTryAgain={() => void tryAgain(true)} />
    </Screen>
  );
}

function Start({ person }: { person: Person | undefined }) {
  const say = useWords(passkeyRegistrationMessages);
  const sayCore = useWords(coreMessages);
  const { canUse } = useAtomValue(passkeySupportAtom);
  const create = useSetAtom(registerPasskey.startAtom);
  const skip = useSetAtom(skipPasskeyAtom);
  const startAgain = useSetAtom(startAgainAtom);
  const state = useAtomValue(registerPasskey.stateAtom);
  const isOther = isOtherAccountFailure(state);
  return (
    <Screen title={say('passkey.startTitle')}>
      <RegistrationFailure action={registerPasskey} />
      {!isOther && <LoggedInAs person={person} />}
      <Text>{say('passkey.startText')}</Text>
      {!canUse && <Banner tone="warning">{say('passkey.unsupported')}</Banner>}
      <Stack gap="item">
        {isOther && <Button onClick={() => void startAgain()}>{sayCore('core.tryAgain')}</Button>}
        {canUse && !isOther && (
          <Button icon={<PasskeyIcon />} isBusy={state.status === 'pending'} onClick={() => void create()}>
            {say('passkey.create')}
          </Button>
        )}
        <Slowness action={registerPasskey} />
        <Button rank="quiet" onClick={() => void skip()}>
          {say('passkey.skip')}
        </Button>
      </Stack>
    </Screen>
  );
}

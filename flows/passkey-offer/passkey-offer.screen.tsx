import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { PasskeyIcon } from '../../primitives/icon/more-icons';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { Slowness } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { isOtherAccountFailure, passkeyRegistrationMessages, registrant, RegistrationFailure } from '../passkey';
import { LoggedInAs } from '../session';
import { createOfferedPasskey, declineOfferAtom } from './passkey-offer.actions';
import { passkeyOfferMessages } from './passkey-offer.messages';

/** PasskeyOffer: a passkey for next time. The user is signed in already, so there is no Back (B-OFFER-2). */
export function PasskeyOffer() {
  const say = useWords(passkeyOfferMessages);
  const sayPasskey = useWords(passkeyRegistrationMessages);
  const create = useSetAtom(createOfferedPasskey.startAtom);
  const decline = useSetAtom(declineOfferAtom);
  const state = useAtomValue(createOfferedPasskey.stateAtom);
  const account = useAtomValue(registrant.stateAtom);
  const isOther = isOtherAccountFailure(state);
  return (
    <Screen title={say('passkeyOffer.title')}>
      <RegistrationFailure action={createOfferedPasskey} />
      {!isOther && account.status === 'loaded' && <LoggedInAs person={account.value} />}
      <Text>{sayPasskey('passkey.startText')}</Text>
      <Stack gap="item">
        {!isOther && (
          <Button icon={<PasskeyIcon />} isBusy={state.status === 'pending'} onClick={() => void create()}>
            {sayPasskey('passkey.create')}
          </Button>
        )}
        <Slowness action={createOfferedPasskey} />
        <Button rank="quiet" onClick={() => void decline()}>
          {say('passkeyOffer.notNow')}
        </Button>
      </Stack>
    </Screen>
  );
}

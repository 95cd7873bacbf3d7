import { Spinner } from '../../primitives/spinner/spinner';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { arriving } from './callback.actions';
import { callbackMessages } from './callback.messages';

/** CallbackAuthenticate: the link's token is being spent (B-BACK-2). Nothing of ours is behind it. */
export function CallbackAuthenticate() {
  const say = useWords(callbackMessages);
  return (
    <Screen title={say('callback.authenticateTitle')} above={<Spinner isLarge />}>
      <ActionStatus action={arriving}>
        <Text>{say('callback.oneMoment')}</Text>
      </ActionStatus>
    </Screen>
  );
}

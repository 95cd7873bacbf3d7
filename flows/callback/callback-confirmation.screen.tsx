import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { CheckIcon } from '../../primitives/icon';
import { Text } from '../../primitives/text';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { followedLinkMessages } from '../followed-link';
import { sessionMessages } from '../session';
import { continueAtom } from './callback.actions';
import { callbackOptionsAtom } from './callback.atoms';

/** CallbackConfirmation: logged in by the link (B-BACK-8). */
export function CallbackConfirmation() {
  const say = useWords(sessionMessages);
  const sayContinue = useWords(followedLinkMessages);
  const { continueURL } = useAtomValue(callbackOptionsAtom);
  const goOn = useSetAtom(continueAtom);
  return (
    <Screen title={say('session.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('session.confirmationText')}</Text>
      {continueURL && (
        <Button rank="primary" onClick={() => goOn()}>
          {sayContinue('callback.continue')}
        </Button>
      )}
    </Screen>
  );
}

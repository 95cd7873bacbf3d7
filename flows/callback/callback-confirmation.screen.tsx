import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CheckIcon } from '../../primitives/icon/more-icons';
import { Text } from '../../primitives/text/text';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { followedLinkMessages } from '../followed-link';
import { LoggedInAs, sessionMessages } from '../session';
import { callbackOptionsAtom } from './callback.atoms';
import { linkExpectationAtom } from './expectation.atoms';
import { confirmAtom } from './leave.actions';

/** CallbackConfirmation: logged in by the link (B-BACK-8). The account is named unless this browser waited for it (B-BACK-11). */
export function CallbackConfirmation() {
  const say = useWords(sessionMessages);
  const sayContinue = useWords(followedLinkMessages);
  const { continueURL } = useAtomValue(callbackOptionsAtom);
  const expectation = useAtomValue(linkExpectationAtom);
  const confirm = useSetAtom(confirmAtom);
  return (
    <Screen title={say('session.confirmationTitle')} above={<CheckIcon />}>
      {expectation === 'expected' ? <Text>{say('session.confirmationText')}</Text> : <LoggedInAs />}
      {(continueURL || expectation === 'other') && (
        <Button rank="primary" onClick={() => void confirm()}>
          {sayContinue('callback.continue')}
        </Button>
      )}
    </Screen>
  );
}

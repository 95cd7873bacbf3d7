import { useAtomValue } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { clip } from '../core/words/clip';
import { Screen } from '../core/screen/screen';
import { logInMessages } from '../core/words/log-in.messages';
import { useWords } from '../core/words/use-words';
import { followedLinkMessages } from './followed-link.messages';

/** A link that waits for a press: what scans mail follows links, and presses nothing (B-BACK-9). */
export function ContinueWithLink({ onContinue }: { onContinue(): void }) {
  const say = useWords(followedLinkMessages);
  const sayLogIn = useWords(logInMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  return (
    <Screen
      title={projectName ? say('callback.continueTitle', { project: clip(projectName) }) : sayLogIn('core.continue')}
    >
      <Text>{say('callback.followed')}</Text>
      <Button rank="primary" onClick={onContinue}>
        {sayLogIn('core.continue')}
      </Button>
    </Screen>
  );
}

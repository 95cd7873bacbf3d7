import { useAtomValue } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { signedInAccountAtom } from '../core/provider/person.atoms';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { Screen } from '../core/screen/screen';
import { logInMessages } from '../core/words/late.messages';
import { clip, UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { followedLinkMessages } from './followed-link.messages';

interface AskAboutLinkProps {
  onUse(): void;
  onStay(): void;
}

/** The question before a link replaces a session: use the link, or stay in the account that is named (B-BACK-7). */
export function AskAboutLink({ onUse, onStay }: AskAboutLinkProps) {
  const say = useWords(followedLinkMessages);
  const sayRich = useRichWords(followedLinkMessages);
  const title = useWords(sessionMessages)('session.greetingTitle');
  const account = useAtomValue(signedInAccountAtom);
  return (
    <Screen title={title}>
      <Text>
        {account === undefined
          ? say('callback.otherNameless')
          : sayRich('callback.other', { account: <UntrustedText>{account}</UntrustedText> })}
      </Text>
      <Stack gap="item">
        <Button onClick={onUse}>{say('callback.useLink')}</Button>
        <Button rank="secondary" onClick={onStay}>
          {say('callback.stay')}
        </Button>
      </Stack>
    </Screen>
  );
}

/** A link that waits for a press, because mail scanners follow links and press nothing (B-BACK-9). */
export function ContinueWithLink({ onContinue }: { onContinue(): void }) {
  const say = useWords(followedLinkMessages);
  const sayLogIn = useWords(logInMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  return (
    <Screen
      title={projectName ? say('callback.continueTitle', { project: clip(projectName) }) : sayLogIn('core.continue')}
    >
      <Text>{say('callback.followed')}</Text>
      <Button onClick={onContinue}>{sayLogIn('core.continue')}</Button>
    </Screen>
  );
}

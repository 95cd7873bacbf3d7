import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { signedInAtom } from '../core/provider/person.atoms';
import { Screen } from '../core/screen/screen';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { stayLoggedInAtom, logInByLinkAtom } from './callback.actions';
import { callbackMessages } from './callback.messages';

/** CallbackOther: somebody is logged in, and the link may be for somebody else (B-BACK-7). */
export function CallbackOther() {
  const say = useWords(callbackMessages);
  const sayRich = useRichWords(callbackMessages);
  const title = useWords(sessionMessages)('session.greetingTitle');
  const signedIn = useAtomValue(signedInAtom);
  const logIn = useSetAtom(logInByLinkAtom);
  const stay = useSetAtom(stayLoggedInAtom);
  const account = signedIn.status === 'somebody' ? signedIn.person.account : undefined;
  return (
    <Screen title={title}>
      <Text>
        {account === undefined
          ? say('callback.otherNameless')
          : sayRich('callback.other', { account: <UntrustedText>{account}</UntrustedText> })}
      </Text>
      <Stack gap="item">
        <Button rank="primary" onClick={() => void logIn(false)}>
          {say('callback.useLink')}
        </Button>
        <Button rank="secondary" onClick={() => void stay()}>
          {say('callback.stay')}
        </Button>
      </Stack>
    </Screen>
  );
}

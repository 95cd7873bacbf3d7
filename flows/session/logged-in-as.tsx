import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { signedInAtom } from '../core/provider/person.atoms';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from './session.messages';

/** The sentence that says which account is logged in. Somebody with a wallet alone has none by name. */
export function LoggedInAs() {
  const say = useWords(sessionMessages);
  const sayRich = useRichWords(sessionMessages);
  const signedIn = useAtomValue(signedInAtom);
  const account = signedIn.status === 'somebody' ? signedIn.person.account : undefined;
  return (
    <Text>
      {account
        ? sayRich('session.loggedInAs', { account: <UntrustedText>{account}</UntrustedText> })
        : say('session.loggedIn')}
    </Text>
  );
}

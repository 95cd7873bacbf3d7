import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { signedInAccountAtom } from '../core/provider/person.atoms';
import type { Person } from '../core/provider/provider';
import { coreMessages } from '../core/words/core.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { sessionMessages } from './session.messages';

interface LoggedInAsProps {
  /** The user to name. Default: the signed-in user. */
  person?: Person | undefined;
}

/** The sentence that names the logged-in account. A user with a wallet alone has no name. */
export function LoggedInAs({ person }: LoggedInAsProps) {
  const say = useWords(sessionMessages);
  const sayRich = useRichWords(coreMessages);
  const signedInAccount = useAtomValue(signedInAccountAtom);
  const account = person ? person.account : signedInAccount;
  return (
    <Text>
      {account
        ? sayRich('core.account', { account: <UntrustedText>{account}</UntrustedText> })
        : say('session.loggedIn')}
    </Text>
  );
}

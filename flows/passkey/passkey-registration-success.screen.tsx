import { useAtomValue } from 'jotai/react';
import { CheckIcon } from '../../primitives/icon';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { PasskeyActions } from './passkey-actions';
import { ChangeProblem } from './change-problem';
import { PasskeyList } from './passkey-list';
import { passkeyMessages } from './passkey.messages';
import { wasCreatedAtom } from './passkey.register';

/** PasskeyRegistrationSuccess: the passkeys there are, to rename and delete; after a skip the same screen by another title. */
export function PasskeyRegistrationSuccessScreen() {
  const say = useWords(passkeyMessages);
  const wasCreated = useAtomValue(wasCreatedAtom);
  return (
    <Screen
      title={say(wasCreated ? 'passkey.createdTitle' : 'passkey.listTitle')}
      above={wasCreated ? <CheckIcon /> : undefined}
    >
      <ChangeProblem />
      <PasskeyList />
      <PasskeyActions />
    </Screen>
  );
}

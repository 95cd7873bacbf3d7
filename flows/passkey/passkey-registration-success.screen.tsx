import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner';
import { CheckIcon } from '../../primitives/icon/more-icons';
import { Screen } from '../core/screen/screen';
import { logInAgainAtom } from '../core/screen/log-in-again.atoms';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { type ChangeFailure, changeFailureAtom } from './passkey-changes.actions';
import { PasskeyList } from './passkey-list';
import { PasskeyListButtons } from './passkey-list-buttons';
import { wasCreatedAtom } from './passkey-list.actions';
import { passkeyRegistrationMessages } from './passkey-registration.messages';
import { OtherAccount } from './registration-failure';

/** PasskeyRegistrationSuccess: the existing passkeys, to rename and delete. After a skip it has another title. */
export function PasskeyRegistrationSuccess() {
  const say = useWords(passkeyRegistrationMessages);
  const wasCreated = useAtomValue(wasCreatedAtom);
  return (
    <Screen
      title={say(wasCreated ? 'passkey.createdTitle' : 'passkey.listTitle')}
      above={wasCreated ? <CheckIcon /> : undefined}
    >
      <ChangeFailureBanner />
      <PasskeyList />
      <PasskeyListButtons />
    </Screen>
  );
}

/** The failure of a rename or a delete. */
function ChangeFailureBanner() {
  const failure = useAtomValue(changeFailureAtom);
  const logInAgain = useAtomValue(logInAgainAtom);
  const say = useWords(passkeyRegistrationMessages);
  const sayRich = useRichWords(passkeyRegistrationMessages);
  if (!failure) return null;
  return (
    <>
      <Banner cause={failure} tone="error">
        {words(failure)}
      </Banner>
      {failure.kind === 'sessionEnded' && <logInAgain.Button type="session_not_found" />}
    </>
  );

  function words({ kind, name }: ChangeFailure): ReactNode {
    if (kind === 'sessionEnded') return say('passkey.sessionEnded');
    if (kind === 'otherAccount') return <OtherAccount />;
    const isRename = kind === 'renameFailed';
    if (!name) return say(isRename ? 'passkey.renameFailedNameless' : 'passkey.deleteFailedNameless');
    const given = { name: <UntrustedText>{name}</UntrustedText> };
    return sayRich(isRename ? 'passkey.renameFailed' : 'passkey.deleteFailed', given);
  }
}

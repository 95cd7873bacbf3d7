import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { RemovalQuestion } from '../core/request/removal-question';
import { goToAtom } from '../core/screen/screen.atoms';
import { coreMessages } from '../core/words/core.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { cancelEditingAtom, confirmDeleteAtom, editingAtom } from './passkey-editing.atoms';
import { focusKeys } from './passkey-focus-keys';
import { finishPasskeysAtom } from './passkey-registration.actions';
import { passkeyRegistrationMessages } from './passkey-registration.messages';

/**
 * The buttons below the list: another passkey, or Done. While a delete waits for its confirmation, the buttons of that
 * question (B-PKEY-8).
 */
export function PasskeyListButtons() {
  const say = useWords(passkeyRegistrationMessages);
  const editing = useAtomValue(editingAtom);
  const goTo = useSetAtom(goToAtom);
  const done = useSetAtom(finishPasskeysAtom);
  if (editing.status === 'deleting') return <ConfirmDelete name={editing.passkey.name.trim()} />;
  const isRenaming = editing.status === 'renaming';
  return (
    <Stack gap="item">
      <Button rank="secondary" isBlocked={isRenaming} onClick={() => void goTo('PasskeyRegistrationStart')}>
        {say('passkey.another')}
      </Button>
      <Button rank={isRenaming ? 'secondary' : 'primary'} isBlocked={isRenaming} onClick={() => done()}>
        {say('passkey.done')}
      </Button>
    </Stack>
  );
}

function ConfirmDelete({ name }: { name: string }) {
  const say = useWords(passkeyRegistrationMessages);
  const sayRich = useRichWords(passkeyRegistrationMessages);
  const confirm = useSetAtom(confirmDeleteAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  return (
    <RemovalQuestion
      question={
        name
          ? sayRich('passkey.confirmQuestion', { name: <UntrustedText>{name}</UntrustedText> })
          : say('passkey.confirmQuestionNameless')
      }
      confirmLabel={say('passkey.confirmDelete')}
      keepLabel={useWords(coreMessages)('core.cancel')}
      keepFocusKey={focusKeys.cancelDelete}
      onConfirm={() => confirm(name)}
      onKeep={() => cancel()}
    />
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { type KeyboardEvent, useId } from 'react';
import { goToAtom } from '../core/screen/screen.atoms';
import { coreMessages } from '../core/words/core.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { cancelDeleteAtom, confirmDeleteAtom, editingAtom, focusKeys } from './passkey-editing.atoms';
import { passkeyMessages } from './passkey.messages';
import { doneAtom } from './passkey.actions';

/** Below the list: another one, or done. While a delete waits to be confirmed, that instead (B-PKEY-8). */
export function PasskeyListButtons() {
  const say = useWords(passkeyMessages);
  const editing = useAtomValue(editingAtom);
  const goTo = useSetAtom(goToAtom);
  const done = useSetAtom(doneAtom);
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
  const say = useWords(passkeyMessages);
  const sayRich = useRichWords(passkeyMessages);
  const sayCore = useWords(coreMessages);
  const confirm = useSetAtom(confirmDeleteAtom);
  const cancel = useSetAtom(cancelDeleteAtom);
  const questionId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  return (
    <Stack gap="item" role="group" aria-labelledby={questionId}>
      <Text id={questionId}>
        {name
          ? sayRich('passkey.confirmQuestion', { name: <UntrustedText>{name}</UntrustedText> })
          : say('passkey.confirmQuestionNameless')}
      </Text>
      <Button rank="primary" onKeyDown={onKeyDown} onClick={() => confirm(name)}>
        {say('passkey.confirmDelete')}
      </Button>
      <Button rank="secondary" data-focus-key={focusKeys.cancelDelete} onKeyDown={onKeyDown} onClick={() => cancel()}>
        {sayCore('core.cancel')}
      </Button>
    </Stack>
  );
}

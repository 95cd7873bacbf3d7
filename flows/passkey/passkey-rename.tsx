import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Form } from '../../primitives/form/form';
import { onEscape } from '../../primitives/on-escape';
import { Stack } from '../../primitives/stack/stack';
import { TextField } from '../../primitives/text-field/text-field';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { cancelEditingAtom, editingAtom, saveNameAtom, typeNameAtom } from './passkey-editing.atoms';
import { passkeyRegistrationMessages } from './passkey-registration.messages';

/** A row's field: Enter saves, Escape cancels. */
export function PasskeyRename({ name }: { name: string }) {
  const say = useWords(passkeyRegistrationMessages);
  const sayCore = useWords(coreMessages);
  const editing = useAtomValue(editingAtom);
  const type = useSetAtom(typeNameAtom);
  const save = useSetAtom(saveNameAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  if (editing.status !== 'renaming') return null;
  const { draft, refusal } = editing;
  const onKeyDown = onEscape(cancel);
  const problem = refusal && !draft.trim() ? { error: say('passkey.nameRequired'), errorCause: refusal } : {};
  return (
    <Form onSubmit={save}>
      <Stack gap="item">
        <TextField
          label={name ? say('passkey.nameLabel', { name }) : say('passkey.nameLabelNameless')}
          name="passkey-name"
          autoComplete="off"
          dir="auto"
          value={draft}
          onChange={type}
          onKeyDown={onKeyDown}
          {...problem}
        />
        <Stack gap="item">
          <Button type="submit" onKeyDown={onKeyDown}>
            {say('passkey.save')}
          </Button>
          <Button rank="secondary" onKeyDown={onKeyDown} onClick={() => cancel()}>
            {sayCore('core.cancel')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

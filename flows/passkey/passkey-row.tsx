import { useSetAtom } from 'jotai/react';
import { memo } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { DeleteIcon, RenameIcon } from '../../primitives/icon/more-icons';
import { ListRow } from '../../primitives/list-row/list-row';
import { Text } from '../../primitives/text/text';
import type { Passkey } from '../core/provider/passkey-calls';
import { clip, UntrustedText } from '../core/words/untrusted-text';
import { useWords } from '../core/words/use-words';
import { beginDeleteAtom, beginRenameAtom } from './passkey-editing.atoms';
import { focusKeys } from './passkey-focus-keys';
import { recallStorage } from './passkey-memory';
import { PasskeyRename } from './passkey-rename';
import { passkeyRegistrationMessages } from './passkey-registration.messages';

/** A row of the list. */
export interface PasskeyRowProps {
  passkey: Passkey;
  /** The state of the row: free, being changed, or waiting for the change of another row. */
  role: 'free' | 'renaming' | 'deleting' | 'waiting';
}

const storageMessages = { everywhere: 'passkey.everywhere', here: 'passkey.onlyHere' } as const;

/** One passkey and its two controls, each named after it. A row is rendered again only when it changes: there may be 200. */
export const PasskeyRow = memo(function PasskeyRow({ passkey, role }: PasskeyRowProps) {
  const say = useWords(passkeyRegistrationMessages);
  const rename = useSetAtom(beginRenameAtom);
  const remove = useSetAtom(beginDeleteAtom);
  const name = clip(passkey.name.trim());
  const storage = recallStorage(passkey.id);
  if (role === 'renaming') {
    return (
      <ListRow>
        <PasskeyRename name={name} />
      </ListRow>
    );
  }
  return (
    <ListRow
      isMarked={role === 'deleting'}
      controls={
        <>
          <IconButton
            label={name ? say('passkey.rename', { name }) : say('passkey.renameNameless')}
            icon={<RenameIcon />}
            isBlocked={role !== 'free'}
            focusKey={focusKeys.rename(passkey)}
            onClick={() => rename(passkey)}
          />
          <IconButton
            label={name ? say('passkey.delete', { name }) : say('passkey.deleteNameless')}
            icon={<DeleteIcon />}
            isBlocked={role !== 'free'}
            focusKey={focusKeys.delete(passkey)}
            onClick={() => remove(passkey)}
          />
        </>
      }
    >
      {name ? <UntrustedText>{name}</UntrustedText> : say('passkey.unnamed')}
      {storage && (
        <Text tone="helper" as="div">
          {say(storageMessages[storage])}
        </Text>
      )}
    </ListRow>
  );
});

import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { PartHeading } from '../../primitives/part-heading/part-heading';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { LoadFailure, ResourceLoading } from '../core/request/resource-status';
import { useWords } from '../core/words/use-words';
import { editingAtom } from './passkey-editing.atoms';
import { focusKeys } from './passkey-focus-keys';
import { passkeyList } from './passkey-list.actions';
import { PasskeyRow } from './passkey-row';
import { passkeyRegistrationMessages } from './passkey-registration.messages';

/** 'Existing Passkeys': each can be renamed or deleted. */
export function PasskeyList() {
  const say = useWords(passkeyRegistrationMessages);
  const titleId = useId();
  return (
    <Stack gap="item">
      <PartHeading id={titleId} focusKey={focusKeys.list}>
        {say('passkey.existing')}
      </PartHeading>
      <Rows titleId={titleId} />
    </Stack>
  );
}

function Rows({ titleId }: { titleId: string }) {
  const say = useWords(passkeyRegistrationMessages);
  const list = useAtomValue(passkeyList.stateAtom);
  const editing = useAtomValue(editingAtom);
  const load = useSetAtom(passkeyList.loadAtom);
  if (list.status === 'loading') return <ResourceLoading of={passkeyList} />;
  if (list.status === 'failed') return <LoadFailure error={list.error} onTryAgain={() => void load(true)} />;
  if (list.value.passkeys.length === 0) return <Text>{say('passkey.none')}</Text>;
  return (
    <Stack gap="label" as="ul" aria-labelledby={titleId}>
      {list.value.passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          role={editing.status === 'idle' ? 'free' : editing.passkey.id === passkey.id ? editing.status : 'waiting'}
        />
      ))}
    </Stack>
  );
}

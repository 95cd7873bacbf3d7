import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { sendMagicLink } from '../magic-link';
import { callbackMessages } from './callback.messages';
import { maskedAddress } from '../core/words/masked';

/** 'Email a new link', to the address that asked for the one that failed. */
export function NewLink({ address }: { address: string }) {
  const say = useWords(callbackMessages);
  const sayRich = useRichWords(callbackMessages);
  const send = useSetAtom(sendMagicLink.startAtom);
  const isPending = useAtomValue(sendMagicLink.stateAtom).status === 'pending';
  return (
    <Stack gap="item">
      <Text>{sayRich('callback.newLinkTo', { masked: <UntrustedText>{maskedAddress(address)}</UntrustedText> })}</Text>
      <ActionStatus action={sendMagicLink}>
        <Button rank="primary" isBusy={isPending} onClick={() => void send(address)}>
          {say('callback.newLink')}
        </Button>
      </ActionStatus>
    </Stack>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button';
import { Stack } from '../../../primitives/stack';
import { Text } from '../../../primitives/text';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import type { AnyAction } from './action';

/** Under the control that began an action, once it is slow: "Still working..." and a way out. */
export function ActionWait({ action }: { action: AnyAction }) {
  const state = useAtomValue(action.stateAtom);
  const cancel = useSetAtom(action.cancelAtom);
  const say = useWords(coreMessages);
  if (state.status !== 'pending' || !state.isSlow) return null;
  return (
    <Stack gap="label">
      <Text tone="helper">{say('core.stillWorking')}</Text>
      <Button rank="secondary" onClick={() => cancel()}>
        {say('core.cancel')}
      </Button>
    </Stack>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { Spinner } from '../../../primitives/spinner/spinner';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import type { Resource } from './resource';

/** A spinner in the place of what is being loaded; once it is slow "Still working..." and a way out. */
export function ResourceLoading({ of }: { of: Pick<Resource<unknown>, 'stateAtom' | 'cancelAtom'> }) {
  const say = useWords(coreMessages);
  const state = useAtomValue(of.stateAtom);
  const cancel = useSetAtom(of.cancelAtom);
  const isSlow = state.status === 'loading' && state.isSlow;
  return (
    <Stack gap="item">
      <Spinner label={say('core.loading')} />
      {isSlow && <Text tone="helper">{say('core.stillWorking')}</Text>}
      {isSlow && (
        <Button rank="secondary" onClick={() => cancel()}>
          {say('core.cancel')}
        </Button>
      )}
    </Stack>
  );
}

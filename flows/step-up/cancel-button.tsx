import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import type { AnyAction } from '../core/request/action-state';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { cancelStepUpAtom } from './step-up.actions';

/** The Cancel of the step-up; not rendered while a slow action has a Cancel of its own, which cancels less. */
export function CancelButton({ action }: { action: AnyAction }) {
  const say = useWords(coreMessages);
  const state = useAtomValue(action.stateAtom);
  const cancel = useSetAtom(cancelStepUpAtom);
  if (state.status === 'pending' && state.isSlow) return null;
  return (
    <Button rank="quiet" onClick={() => cancel()}>
      {say('core.cancel')}
    </Button>
  );
}

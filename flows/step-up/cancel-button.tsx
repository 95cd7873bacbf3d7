import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import type { AnyAction } from '../core/request/action';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { cancelStepUpAtom } from './step-up.actions';

/** The way out of the step-up; not while something slow has a Cancel of its own, for that lets go of less. */
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

import { useAtomValue } from 'jotai/react';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { CancelButton } from './cancel-button';
import { MethodButtons } from './method-buttons';
import { MethodsText } from './methods-text';
import { chosenMethod } from './proofs.actions';
import { stepUpMethodsAtom } from './step-up.atoms';

/** The available methods, best first; without one, a sentence that refers to support. */
export function MethodsView() {
  const methods = useAtomValue(stepUpMethodsAtom);
  return (
    <>
      <MethodsText hasMethod={methods.length > 0} />
      <ActionStatus action={chosenMethod}>
        <Stack gap="item">
          <MethodButtons methods={methods} choice={chosenMethod} />
        </Stack>
      </ActionStatus>
      <CancelButton action={chosenMethod} />
    </>
  );
}

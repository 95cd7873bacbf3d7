import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import type { ProviderError } from '../core/provider/errors';
import { LoadFailure, ResourceLoading } from '../core/request/resource-status';
import { Screen } from '../core/screen/screen';
import { Confirmation } from '../core/screen/sub-screen';
import { ToastStack } from '../core/toast/toast-stack';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { LoggedInAs } from '../session';
import { cancelHostStepUpAtom, hostStepUp } from './host-step-up.actions';
import { StepUpViews } from './step-up-views';
import { stepUpMessages } from './step-up.messages';

/** StepUp: a step-up that the host has requested (B-STEPUP-6). */
export function StepUp() {
  const say = useWords(stepUpMessages);
  const state = useAtomValue(hostStepUp.stateAtom);
  if (state.status === 'loaded') {
    return state.value === 'asked' ? (
      <>
        <StepUpViews />
        <ToastStack />
      </>
    ) : (
      <Confirmation text={say('stepUp.confirmedText')} canGoBack={false} />
    );
  }
  return (
    <Screen title={say('stepUp.title')}>
      {state.status === 'loading' ? <ResourceLoading of={hostStepUp} /> : <StepUpFailure error={state.error} />}
    </Screen>
  );
}

/** The failure to start, with Try again and Cancel. Another account is named, without Try again: it would ask the wrong user. */
function StepUpFailure({ error }: { error: ProviderError }) {
  const sayCore = useWords(coreMessages);
  const load = useSetAtom(hostStepUp.loadAtom);
  const cancel = useSetAtom(cancelHostStepUpAtom);
  const isOther = error.type === 'other_account';
  return (
    <Stack gap={isOther ? 'group' : 'item'}>
      {isOther ? <LoggedInAs /> : <LoadFailure error={error} onTryAgain={() => void load(true)} />}
      <Button rank="quiet" onClick={() => cancel()}>
        {sayCore('core.cancel')}
      </Button>
    </Stack>
  );
}

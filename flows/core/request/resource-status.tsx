import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { Spinner } from '../../../primitives/spinner/spinner';
import { Stack } from '../../../primitives/stack/stack';
import { Lazy } from '../lazy/lazy-view';
import type { ProviderError } from '../provider/errors';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import { PlainFailure } from './action-status';
import { failureViews } from './failure.lazy';
import type { Resource } from './resource';
import { StillWorking } from './still-working';

/** A spinner in place of the content that is loading; once it is slow "Still working..." and Cancel. */
export function ResourceLoading({ of }: { of: Pick<Resource<unknown>, 'stateAtom' | 'cancelAtom'> }) {
  const say = useWords(coreMessages);
  const state = useAtomValue(of.stateAtom);
  const cancel = useSetAtom(of.cancelAtom);
  const isSlow = state.status === 'loading' && state.isSlow;
  return (
    <Stack gap="item">
      <Spinner label={say('core.loading')} />
      {isSlow && <StillWorking onCancel={() => cancel()} />}
    </Stack>
  );
}

export interface LoadFailureProps {
  error: ProviderError;
  onTryAgain(): void;
}

/**
 * The failure of a load in place of its content, in the catalogue's words or the server's (B-FAIL-2), with Try again and
 * Copy details (B-FAIL-7). A user who has cancelled a step-up finds Try again alone (B-STEPUP-3).
 */
export function LoadFailure({ error, onTryAgain }: LoadFailureProps) {
  const say = useWords(coreMessages);
  const again = (
    <Button rank="secondary" onClick={onTryAgain}>
      {say('core.tryAgain')}
    </Button>
  );
  if (error.type === 'not_confirmed') return again;
  return (
    <Stack gap="item">
      <Lazy of={failureViews} failed={() => <PlainFailure error={error} />}>
        {({ Failure }) => <Failure error={error} />}
      </Lazy>
      {again}
      <Lazy of={failureViews} isPassive failed={() => null}>
        {({ FailureButtons }) => <FailureButtons error={error} />}
      </Lazy>
    </Stack>
  );
}

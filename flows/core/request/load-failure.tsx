import { Button } from '../../../primitives/button/button';
import { Stack } from '../../../primitives/stack/stack';
import { Lazy } from '../lazy/lazy-view';
import type { ProviderError } from '../provider/errors';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import { PlainFailure } from './action-status';
import { failureViews } from './failure.lazy';

export interface LoadFailureProps {
  error: ProviderError;
  onTryAgain(): void;
}

/** The failure of a load in the place of what was to be loaded, in the catalogue's words or the server's (B-FAIL-2), with Try again and Copy details (B-FAIL-7). */
export function LoadFailure({ error, onTryAgain }: LoadFailureProps) {
  const say = useWords(coreMessages);
  return (
    <Stack gap="item">
      <Lazy of={failureViews} failed={() => <PlainFailure error={error} />}>
        {({ Failure }) => <Failure error={error} />}
      </Lazy>
      <Button rank="secondary" onClick={onTryAgain}>
        {say('core.tryAgain')}
      </Button>
      <Lazy of={failureViews} isPassive failed={() => null}>
        {({ CopyDetails }) => <CopyDetails error={error} />}
      </Lazy>
    </Stack>
  );
}

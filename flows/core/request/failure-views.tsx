import { Stack } from '../../../primitives/stack/stack';
import { CopyDetails } from '../support/copy-details';
import { useErrorSentence } from '../words/error-sentence';
import { ServerMessage } from '../words/server-message';
import { Failure, type FailureProps } from './failure';

/** A failure of an action, with its details for support (B-FAIL-7). */
function ActionFailure({ error }: FailureProps) {
  return (
    <Stack gap="label">
      <Failure error={error} />
      <CopyDetails error={error} />
    </Stack>
  );
}

/** The catalogue's sentence, in a field. */
function FailureSentence({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return <>{sentence(error)}</>;
}

/** The views of failures for the code of the first screens, which loads them late. */
export const views = { ActionFailure, CopyDetails, Failure, FailureSentence, ServerMessage };

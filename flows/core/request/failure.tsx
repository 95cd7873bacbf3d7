import { Banner } from '../../../primitives/banner/banner';
import { FieldMessage } from '../../../primitives/message/message';
import { Stack } from '../../../primitives/stack/stack';
import type { ProviderError } from '../provider/errors';
import { CopyDetails } from '../support/copy-details';
import { useErrorSentence } from '../words/error-sentence';
import { ServerMessage } from '../words/server-message';

export { CopyDetails, ServerMessage };

interface FailureProps {
  error: ProviderError;
}

/** A failure where a whole screen, or a part of one, would be: in the catalogue's words, else in the server's own. */
export function Failure({ error }: FailureProps) {
  return error.type === 'other' ? <ServerFailure error={error} /> : <FailureBanner error={error} />;
}

/** A failure of an action in the catalogue's words, above its form, with its details for support (B-FAIL-7). */
export function ActionFailure({ error }: FailureProps) {
  return (
    <Stack gap="label">
      <FailureBanner error={error} />
      <CopyDetails error={error} />
    </Stack>
  );
}

/** A failure of an action in the server's own words, under its form, with its details for support (B-FAIL-7). */
export function ActionServerFailure({ error }: FailureProps) {
  return (
    <Stack gap="label">
      <ServerFailure error={error} />
      <CopyDetails error={error} />
    </Stack>
  );
}

/** A failure of the catalogue. */
function FailureBanner({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return <Banner tone="error">{sentence(error)}</Banner>;
}

/** The catalogue's sentence, in a field. */
export function FailureSentence({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return <>{sentence(error)}</>;
}

/** The server's own sentence. */
function ServerFailure({ error }: FailureProps) {
  return (
    <FieldMessage tone="error">
      <ServerMessage text={error.serverMessage ?? ''} />
    </FieldMessage>
  );
}

import { Banner } from '../../../primitives/banner/banner';
import { FieldMessage } from '../../../primitives/message/message';
import type { ProviderError } from '../provider/errors';
import { useErrorSentence } from '../words/error-sentence';
import { ServerMessage } from '../words/server-message';

export { ServerMessage };

interface FailureProps {
  error: ProviderError;
}

/** A failure where a whole screen, or a part of one, would be: in the catalogue's words, else in the server's own. */
export function Failure({ error }: FailureProps) {
  return error.type === 'other' ? <ServerFailure error={error} /> : <FailureBanner error={error} />;
}

/** A failure of the catalogue, above a form. */
export function FailureBanner({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return <Banner tone="error">{sentence(error)}</Banner>;
}

/** The catalogue's sentence, in a field. */
export function FailureSentence({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return <>{sentence(error)}</>;
}

/** The server's own sentence, under a form's fields. */
export function ServerFailure({ error }: FailureProps) {
  return (
    <FieldMessage tone="error">
      <ServerMessage text={error.serverMessage ?? ''} />
    </FieldMessage>
  );
}

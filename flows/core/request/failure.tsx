import { Banner } from '../../../primitives/banner/banner';
import { FieldMessage } from '../../../primitives/message/message';
import type { ProviderError } from '../provider/errors';
import { useErrorSentence } from '../words/error-sentence';
import { ServerMessage } from '../words/server-message';

export interface FailureProps {
  error: ProviderError;
}

/** A failure where a whole screen, or a part of one, would be: in the catalogue's words, else in the server's own. */
export function Failure({ error }: FailureProps) {
  const sentence = useErrorSentence();
  if (error.type !== 'other') return <Banner tone="error">{sentence(error)}</Banner>;
  return (
    <FieldMessage tone="error">
      <ServerMessage text={error.serverMessage ?? ''} />
    </FieldMessage>
  );
}

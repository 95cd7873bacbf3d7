import { FieldMessage } from '../../../primitives/message';
import { ServerMessage } from './server-message';

/** The server's own sentence under a form's fields. */
export function ServerFieldMessage({ text }: { text: string }) {
  return (
    <FieldMessage tone="error">
      <ServerMessage text={text} />
    </FieldMessage>
  );
}

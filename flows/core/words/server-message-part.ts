import { lazyPart } from '../lazy/lazy-part';

/** The server's own sentence: fetched when the server first has one. */
export const serverMessagePart = lazyPart(async () => (await import('./server-message')).ServerMessage);

/** The same, under the fields of a form. */
export const serverFieldMessagePart = lazyPart(async () => (await import('./server-field-message')).ServerFieldMessage);

import type { RawProps } from '../server-functions';

/** An element with markup that the server has made. */
export function Raw({ html, place, ...attributes }: RawProps) {
  // oxlint-disable-next-line react/no-danger -- a server's own markup: what was given to it is escaped there
  return <div {...attributes} ref={place} dangerouslySetInnerHTML={{ __html: html() }} />;
}

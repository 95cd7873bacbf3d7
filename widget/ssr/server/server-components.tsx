import type { RawProps } from '../server-functions';
import { noScriptMessages } from '../../../flows/core/words/no-script.messages';
import { useWords } from '../../../flows/core/words/use-words';
import { Banner } from '../../../primitives/banner/banner';

/** An element with markup that the server has made. */
export function Raw({ html, place, ...attributes }: RawProps) {
  // oxlint-disable-next-line react/no-danger -- a server's own markup: what was given to it is escaped there
  return <div {...attributes} ref={place} dangerouslySetInnerHTML={{ __html: html() }} />;
}

/** The words where scripts are off, or never arrive (B-DRAWN-6). */
export function NoScriptNotice() {
  const say = useWords(noScriptMessages);
  return <Banner tone="warning">{say('core.noScript')}</Banner>;
}

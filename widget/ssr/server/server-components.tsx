import type { RawProps } from '../server-functions';
import { noScriptMessages } from '../../../flows/core/words/late.messages';
import { useWords } from '../../../flows/core/words/use-words';
import { Banner } from '../../../primitives/banner/banner';

/** An element with raw markup. */
export function Raw({ html, innerRef, ...attributes }: RawProps) {
  // oxlint-disable-next-line react/no-danger -- the server's own markup, in which input is escaped
  return <div {...attributes} ref={innerRef} dangerouslySetInnerHTML={{ __html: html() }} />;
}

/** The notice where scripts are off, or fail to load (B-DRAWN-6). */
export function NoScriptNotice() {
  const say = useWords(noScriptMessages);
  return <Banner tone="warning">{say('core.noScript')}</Banner>;
}

import { noScriptMessages } from '../../../flows/core/words/late.messages';
import { useWords } from '../../../flows/core/words/use-words';
import { Banner } from '../../../primitives/banner/banner';

/** The words where scripts are off, or never arrive (B-DRAWN-6). */
export function NoScriptNotice() {
  const say = useWords(noScriptMessages);
  return <Banner tone="warning">{say('core.noScript')}</Banner>;
}

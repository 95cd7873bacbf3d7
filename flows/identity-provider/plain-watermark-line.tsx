import { Text } from '../../primitives/text';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';

/** 'Powered by', as text: from these screens nothing links out (`design.md` section 6). */
export function PlainWatermarkLine() {
  return <Text tone="helper">{useWords(coreMessages)('core.poweredBy', { name: 'Stytch' })}</Text>;
}

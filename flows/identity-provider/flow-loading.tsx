import { Spinner } from '../../primitives/spinner';
import { Card } from '../../primitives/card';
import { Stack } from '../../primitives/stack';
import { Text } from '../../primitives/text';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';

/** A spinner in place of the screen (spec section 2). */
export function FlowLoading({ text }: { text?: string }) {
  const loading = useWords(coreMessages)('core.loading');
  return (
    <Card label={text ?? loading} isBusy>
      <Stack gap="item">
        <Spinner size={25} label={text ?? loading} />
        {text && <Text tone="helper">{text}</Text>}
      </Stack>
    </Card>
  );
}

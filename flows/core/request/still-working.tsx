import { Button } from '../../../primitives/button/button';
import { Text } from '../../../primitives/text/text';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';

/** "Still working..." and Cancel, beside something that takes long. */
export function StillWorking({ onCancel }: { onCancel: () => void }) {
  const say = useWords(coreMessages);
  return (
    <>
      <Text tone="helper">{say('core.stillWorking')}</Text>
      <Button rank="secondary" onClick={onCancel}>
        {say('core.cancel')}
      </Button>
    </>
  );
}

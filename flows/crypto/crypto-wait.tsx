import { Spinner } from '../../primitives/spinner/spinner';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';

/** The content of a screen that waits for a wallet. The spinner says nothing beside the words (B-SAY-4). */
export function CryptoWait({ text, hint }: { text: string; hint?: string }) {
  return (
    <Stack gap="item">
      <Spinner isLarge />
      <Text tone="helper">{text}</Text>
      {hint && <Text>{hint}</Text>}
    </Stack>
  );
}

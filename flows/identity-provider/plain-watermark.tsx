import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { poweredByMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';

/** 'Powered by', if the project's bootstrap data enables it; as text, because these screens have no links out. */
export function PlainWatermark() {
  const say = useWords(poweredByMessages);
  return (
    useAtomValue(bootstrapAtom).displayWatermark && (
      <Text tone="helper">{say('core.poweredBy', { name: 'Stytch' })}</Text>
    )
  );
}

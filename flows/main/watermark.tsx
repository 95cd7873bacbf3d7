import { useAtomValue } from 'jotai/react';
import { Link } from '../../primitives/link';
import { Text } from '../../primitives/text';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { useRichWords } from '../core/words/use-words';
import { mainMessages } from './main.messages';

/** 'Powered by', where the project's bootstrap data says so. A link on sign-in (`design.md` section 6). */
export function Watermark() {
  const { displayWatermark } = useAtomValue(bootstrapAtom);
  const sayRich = useRichWords(mainMessages);
  if (!displayWatermark) return null;
  const provider = (
    <Link href="https://stytch.com" isExternal>
      Stytch
    </Link>
  );
  return <Text tone="helper">{sayRich('main.poweredBy', { name: provider })}</Text>;
}

import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { Link } from '../../primitives/link';
import { Text } from '../../primitives/text';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { coreMessages } from '../core/words/core.messages';
import { useRichWords } from '../core/words/use-words';
import { line } from './watermark.css';

/**
 * 'Powered by', a link on sign-in, where the project's bootstrap data says so. While nobody knows, its line is kept free
 * for this stay, so that nothing shifts when the answer comes late.
 */
export function Watermark() {
  const sayRich = useRichWords(coreMessages);
  const { displayWatermark, isKnown } = useAtomValue(bootstrapAtom);
  const [wasUnknown] = useState(!isKnown);
  if (!displayWatermark && !wasUnknown) return null;
  const provider = (
    <Link href="https://stytch.com" isExternal>
      Stytch
    </Link>
  );
  return (
    <div className={line}>
      {displayWatermark && <Text tone="helper">{sayRich('core.poweredBy', { name: provider })}</Text>}
    </div>
  );
}

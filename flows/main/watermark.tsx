import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { Link } from '../../primitives/link/link';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { poweredByMessages } from '../core/words/core.messages';
import { useRichWords } from '../core/words/use-words';
import { line } from './watermark.css';

/**
 * 'Powered by', a link on sign-in, if the project's bootstrap data enables it. While that is unknown, its line is kept
 * free during this visit, so that nothing shifts when the answer comes late.
 */
export function Watermark() {
  const { displayWatermark, isKnown } = useAtomValue(bootstrapAtom);
  const [wasUnknown] = useState(!isKnown);
  if (!displayWatermark && !wasUnknown) return null;
  return <div className={line}>{displayWatermark && <PoweredBy />}</div>;
}

function PoweredBy() {
  const sayRich = useRichWords(poweredByMessages);
  const provider = (
    <Link href="https://stytch.com" isExternal>
      Stytch
    </Link>
  );
  return <Text tone="helper">{sayRich('core.poweredBy', { name: provider })}</Text>;
}

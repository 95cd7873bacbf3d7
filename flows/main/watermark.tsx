import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { poweredByMessages } from '../core/words/core.messages';
import { ExternalLink } from '../core/words/external-link';
import { useRichWords } from '../core/words/use-words';
import { line } from './watermark.css';

/**
 * 'Powered by', a link on sign-in, if the project's bootstrap data enables it. While that is unknown, its line is kept
 * free during this visit, so that nothing shifts when the answer comes late.
 */
export function Watermark() {
  const sayRich = useRichWords(poweredByMessages);
  const { displayWatermark, isKnown } = useAtomValue(bootstrapAtom);
  const [wasUnknown] = useState(!isKnown);
  return (
    (displayWatermark || wasUnknown) && (
      <div className={line}>
        {displayWatermark && (
          <Text tone="helper">
            {sayRich('core.poweredBy', { name: <ExternalLink href="https://stytch.com">Stytch</ExternalLink> })}
          </Text>
        )}
      </div>
    )
  );
}

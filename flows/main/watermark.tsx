import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { Lazy } from '../core/lazy/lazy-view';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { poweredBy } from './main.lazy';
import { line } from './watermark.css';

/**
 * 'Powered by', a link on sign-in, if the project's bootstrap data enables it. While that is unknown, its line is kept
 * free during this visit, so that nothing shifts when the answer comes late.
 */
export function Watermark() {
  const { displayWatermark, isKnown } = useAtomValue(bootstrapAtom);
  const [wasUnknown] = useState(!isKnown);
  if (!displayWatermark && !wasUnknown) return null;
  return (
    <div className={line}>
      {displayWatermark && (
        <Lazy of={poweredBy} failed={() => null}>
          {(PoweredBy) => <PoweredBy />}
        </Lazy>
      )}
    </div>
  );
}

import { useAtomValue } from 'jotai/react';
import { decoration, lazyPart } from '../core/lazy/lazy-part';
import { bootstrapAtom, wasBootstrapUnknownAtom } from '../core/provider/provider.atoms';
import { line } from './watermark.css';

const linePart = lazyPart(async () => (await import('./watermark-line')).WatermarkLine, decoration);

/**
 * 'Powered by', where the project's bootstrap data says so. While nobody knows, and while its code is on the way, its
 * line is kept free for this visit, so that nothing shifts when the answer comes late.
 */
export function Watermark() {
  const { displayWatermark } = useAtomValue(bootstrapAtom);
  const wasUnknown = useAtomValue(wasBootstrapUnknownAtom);
  if (!displayWatermark && !wasUnknown) return null;
  return <div className={line}>{displayWatermark && <linePart.Part />}</div>;
}

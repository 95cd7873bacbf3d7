import { useAtomValue } from 'jotai/react';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { PlainWatermarkLine } from './plain-watermark-line';

/** 'Powered by', where the project's bootstrap data says so. */
export function PlainWatermark() {
  return useAtomValue(bootstrapAtom).displayWatermark && <PlainWatermarkLine />;
}

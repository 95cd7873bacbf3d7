import type { Mounted, WidgetOptions } from '../../../widget';
import type { EmbedRequest } from './read-request';

/** Mounts one widget in what a selector names. */
export type MountWidget = (
  selector: string,
  options: WidgetOptions,
  request: Pick<EmbedRequest, 'hasNonce' | 'isHideable' | 'isStrictMode' | 'render'>,
) => Mounted;

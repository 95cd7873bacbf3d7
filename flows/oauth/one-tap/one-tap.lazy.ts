import { lazyExport } from '../../core/lazy/lazy-export';

/** Google One Tap. */
export const oneTap = lazyExport('One Tap', () => import('./one-tap'), 'OneTap');

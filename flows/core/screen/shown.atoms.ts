import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { screenSignalAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

/** The screen that was reported last during each stay. */
const reported = new WeakMap<AbortSignal, ScreenName>();

/**
 * Reports a rendered screen to the host, once for each stay on it (B-EVENT-4), and never while React is rendering: a host may
 * take the widget away from within its callback.
 */
export const reportShownAtom = atom(null, async (get, set, screen: ScreenName): Promise<void> => {
  const stay = get(screenSignalAtom);
  if (reported.get(stay) === screen) return;
  reported.set(stay, screen);
  await Promise.resolve();
  if (!stay.aborted) set(emitAtom, { type: 'SCREEN_SHOWN', data: { screen } });
});

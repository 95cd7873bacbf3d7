import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { isLastScreen } from '../../flows/core/screen/last-screen';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { screenAtom } from '../../flows/core/screen/screen.atoms';

/**
 * Shows the first screen of a mount that starts again after a log-in, as when a router that has kept its page in an Activity
 * shows it: the user may have logged out since. On another screen the user goes on.
 */
export function leaveLastScreen(store: Store, start: ScreenName): void {
  const hasEnded = store.get(mountSignalAtom).aborted;
  if (hasEnded && isLastScreen(store.get(screenAtom))) store.set(screenAtom, start);
}

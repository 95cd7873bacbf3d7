import { safely } from '../../flows/core/host/safely';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { followPlace } from '../host/place';
import type { Widget } from '../lifecycle/widget';

/**
 * Ends a widget whose effects React has cleaned up, once its root is not in the page any more: at the next turn, or later where an
 * Activity of the host only hides it. The returned function is for effects that run again, as in StrictMode: it cancels that. If the
 * user has logged out meanwhile, a log-in shows its form again.
 */
export function endWhenGone(
  root: HTMLElement,
  { store, end }: Pick<Widget<never>, 'store' | 'end'>,
  start: ScreenName,
): () => void {
  // A host without types may have passed no client.
  const isLoggedIn = () => safely(() => store.get(providerAtom).person()) !== undefined;
  const wasLoggedIn = isLoggedIn();
  let stop = () => {};
  const timer = setTimeout(() => {
    if (!root.isConnected) return end();
    stop = followPlace(root, undefined, () => {
      stop();
      end();
    });
  });
  return () => {
    clearTimeout(timer);
    stop();
    if (start === 'Main' && wasLoggedIn && !isLoggedIn()) store.set(screenAtom, start);
  };
}

import { browserAtom } from '../../flows/core/host/browser.atoms';
import type { Store } from '../../flows/core/host/host.atoms';
import { safely } from '../../flows/core/host/safely';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { followPlace } from '../host/place';

/** A widget with its root, and what its mount does when it is shown again. */
interface HiddenWidget {
  root: HTMLElement;
  store: Store;
  end(): void;
  start: ScreenName;
  onShownAgain?: ((store: Store) => void) | undefined;
}

/**
 * Ends a widget whose effects React has cleaned up, once its root is not in the page any more: at the next turn, or later where an
 * Activity of the host only hides it. The returned function is for effects that run again, as in StrictMode: it cancels that.
 */
export function endWhenGone(widget: HiddenWidget): () => void {
  let show = () => {};
  const timer = setTimeout(() => {
    if (widget.root.isConnected) show = hide(widget);
    else widget.end();
  });
  return () => {
    clearTimeout(timer);
    show();
  };
}

/** Keeps a hidden widget from leaving the page, which is another one to the user, until the returned function shows it again. */
function hide({ root, store, end, start, onShownAgain }: HiddenWidget): () => void {
  const browser = store.get(browserAtom);
  let leave = () => {};
  store.set(browserAtom, { ...browser, leave: (...given) => void (leave = () => browser.leave(...given)) });
  const stop = followPlace(root, undefined, () => {
    stop();
    end();
  });
  return () => {
    stop();
    store.set(browserAtom, browser);
    leave();
    if (start === 'Main' && isEnd(store.get(screenAtom)) && !isLoggedIn(store)) store.set(screenAtom, start);
    onShownAgain?.(store);
  };
}

/** Tells whether a screen follows a log-in: a confirmation, or the offer of a passkey. */
const isEnd = (screen: ScreenName) => screen !== 'EmailConfirmation' && /(?:Confirmation|Offer)$/.test(screen);

// A host without types may have passed no client.
const isLoggedIn = (store: Store) => safely(() => store.get(providerAtom).person()) !== undefined;

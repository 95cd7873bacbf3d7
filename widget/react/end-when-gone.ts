import { browserAtom } from '../../flows/core/host/browser.atoms';
import { followPlace } from '../host/place';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Widget } from '../lifecycle/widget';

type Ending = Pick<Widget<never>, 'store' | 'end'>;
type Shown = Pick<MountDefinition<never>, 'onShownAgain'>;

/**
 * Ends a widget whose effects React has cleaned up, once its root is not in the page any more: at the next turn, or later where an
 * Activity of the host only hides it. The returned function is for effects that run again, as in StrictMode: it cancels that.
 */
export function endWhenGone(root: HTMLElement, widget: Ending, definition: Shown): () => void {
  let show = () => {};
  const timer = setTimeout(() => {
    if (root.isConnected) show = hide(root, widget, definition);
    else widget.end();
  });
  return () => {
    clearTimeout(timer);
    show();
  };
}

/** Keeps a hidden widget from leaving the page, which is another one to the user, until the returned function shows it again. */
function hide(root: HTMLElement, { store, end }: Ending, { onShownAgain }: Shown): () => void {
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
    onShownAgain?.(store);
  };
}

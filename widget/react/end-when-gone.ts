import { browserAtom } from '../../flows/core/host/browser.atoms';
import { watchRootElement } from '../host/root-element';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Widget } from '../lifecycle/widget';

type Ending = Pick<Widget<never>, 'store' | 'end'>;
type Shown = Pick<MountDefinition<never>, 'onShownAgain'>;

/**
 * Ends a widget whose effects React has cleaned up, once its root has left the page. That is checked in the next task. If an
 * `<Activity>` of the host only hides the root, the widget ends when the root is removed. Returns a function that cancels this, for
 * effects that run again, as in StrictMode.
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

/** Prevents a hidden widget from navigating, since the user sees another page, until the returned function shows it again. */
function hide(root: HTMLElement, { store, end }: Ending, { onShownAgain }: Shown): () => void {
  const browser = store.get(browserAtom);
  let leave = () => {};
  store.set(browserAtom, { ...browser, leave: (...given) => void (leave = () => browser.leave(...given)) });
  const stop = watchRootElement(root, undefined, () => {
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

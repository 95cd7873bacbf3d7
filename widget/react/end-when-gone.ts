import { followPlace } from '../host/place';

/**
 * Ends a widget whose effects React has cleaned up, once its root is not in the page any more: at the next turn, or later where an
 * Activity of the host only hides it. The returned function cancels that, for effects that run again, as in StrictMode.
 */
export function endWhenGone(root: HTMLElement, end: () => void): () => void {
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
  };
}

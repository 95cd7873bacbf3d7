import { adoptStyles } from '../styles/style-registry';
import { shadowAround } from './shadow-root';

/**
 * Creates our root in a target: `<div class="vestibule">`, which carries the theme, `lang` and `dir`. It holds the widget itself, or
 * an open shadow root for it.
 */
export function createRootElement(target: Element, isShadow: boolean): HTMLElement {
  const root = target.ownerDocument.createElement('div');
  root.className = 'vestibule';
  // React listens for clicks on this element. Without the role, Firefox makes screen readers announce the focused
  // element inside as 'clickable'.
  root.setAttribute('role', 'none');
  if (isShadow) root.attachShadow({ mode: 'open' });
  target.append(root);
  return root;
}

/**
 * Watches the root. On its first connection: calls `onPlaced`, and adopts the styles in the root's own shadow root, the host's, or its
 * document. They stay there if the root is moved into another tree. Calls `onRemoval` once if the host's code removes the root
 * (`innerHTML = ''` instead of `unmount`), or the host of a shadow root around it; not if the root is only moved, because by then it
 * is connected again. Returns a function that stops watching and releases the styles.
 */
export function watchRootElement(root: HTMLElement, onPlaced?: () => unknown, onRemoval?: () => void): () => void {
  let releaseStyles: (() => void) | undefined;
  const update = () => {
    if (root.isConnected) {
      if (!releaseStyles) onPlaced?.();
      releaseStyles ??= adoptStyles(root.shadowRoot ?? shadowAround(root) ?? root.ownerDocument);
      // An observer does not see into shadow roots. The page may have moved the root into one.
      for (let tree = shadowAround(root); tree; tree = shadowAround(tree.host))
        observer.observe(tree, { childList: true, subtree: true });
    } else if (releaseStyles) {
      observer.disconnect();
      onRemoval?.();
    }
  };
  const observer = new MutationObserver(update);
  // A root that comes into a shadow root reports its size there.
  const sizes = root.isConnected ? undefined : new ResizeObserver(update);
  sizes?.observe(root);
  if (onRemoval || sizes) observer.observe(root.ownerDocument, { childList: true, subtree: true });
  update();
  return () => {
    sizes?.disconnect();
    observer.disconnect();
    releaseStyles?.();
  };
}

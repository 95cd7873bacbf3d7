import { adoptStyles } from '../styles/style-registry';

/** The host's shadow root that a node is in, or is; undefined where there is none. */
export function shadowAround(target: Node): ShadowRoot | undefined {
  const root = target.getRootNode();
  return isShadowRoot(root) ? root : undefined;
}

/** Tells whether a node is a shadow root, in a frame's document too, whose nodes are instances of its own classes. */
const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11 && 'host' in node;

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
 * The element to mount in.
 * @throws at once when a selector matches nothing, or no element is given (B-MOUNT-2).
 */
export function resolveTarget(target: string | Element): Element {
  // A host without types may pass the null of `getElementById`.
  const element: Element | null = typeof target === 'string' ? document.querySelector(target) : target;
  if (element) return element;
  throw new Error(
    `Vestibule found no "${target}". The element must exist before the mount call: mount later, or pass it.`,
  );
}

/**
 * Follows a root's place in the page. As soon as the root is in the page, calls `onPlaced`, and adopts the styles in the root's own
 * shadow root, the host's, or its document. They stay there if the root is moved into another tree. `onRemoval` is called once when the host's
 * code has removed the root (`innerHTML = ''` instead of `unmount`), or the host of a shadow root around it. A root that was only
 * moved is connected again by then. The returned function ends the following, and releases the styles.
 */
export function followPlace(root: HTMLElement, onPlaced?: () => unknown, onRemoval?: () => void): () => void {
  let releaseStyles: (() => void) | undefined;
  const look = () => {
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
  const observer = new MutationObserver(look);
  // A root that comes into a shadow root reports its size there.
  const sizes = root.isConnected ? undefined : new ResizeObserver(look);
  sizes?.observe(root);
  if (onRemoval || sizes) observer.observe(root.ownerDocument, { childList: true, subtree: true });
  look();
  return () => {
    sizes?.disconnect();
    observer.disconnect();
    releaseStyles?.();
  };
}

import { adoptStyles } from '../styles/style-registry';

/** The container of a widget: our root in the page, and the element that is rendered into. */
export interface Container {
  /** `<div class="vestibule">`: carries the theme, `lang` and `dir`. In shadow mode, the host of the shadow root. */
  root: HTMLElement;
  /** The container that React renders into. */
  container: HTMLElement | ShadowRoot;
  /** Removes the root and its styles. */
  remove(): void;
}

/** The host's shadow root that a node is in, or is; undefined where there is none. */
export function shadowAround(target: Node): ShadowRoot | undefined {
  const root = target.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

/** Creates a container in a target element, in the page or in an open shadow root of our own. */
export function createContainer(target: Element, isShadow: boolean): Container {
  const root = target.ownerDocument.createElement('div');
  root.className = 'vestibule';
  // React listens for clicks on this element. Without the role, Firefox makes screen readers announce the focused
  // element inside as 'clickable'.
  root.setAttribute('role', 'none');
  if (isShadow) root.attachShadow({ mode: 'open' });
  target.append(root);
  return containerOf(root);
}

/** The container of a root that is in the page. */
export function containerOf(root: HTMLElement): Container {
  const container = root.shadowRoot ?? root;
  const releaseStyles = adoptStyles(root.shadowRoot ?? shadowAround(root) ?? root.ownerDocument);
  return {
    root,
    container,
    remove: () => {
      root.remove();
      releaseStyles();
    },
  };
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
 * Calls back once when the host's code has removed our root from the page (`innerHTML = ''` instead of `unmount`), or the
 * host of a shadow root around it. A root that was only moved is connected again by then. One in a target that is not in
 * the page yet cannot be removed from it.
 */
export function watchRemoval(root: HTMLElement, onRemoval: () => void): () => void {
  let wasConnected = false;
  const look = () => {
    if (root.isConnected) {
      wasConnected = true;
      // An observer does not see into shadow roots. The page may have moved the root into one.
      for (let tree = shadowAround(root); tree; tree = shadowAround(tree.host))
        observer.observe(tree, { childList: true, subtree: true });
    } else if (wasConnected) {
      observer.disconnect();
      onRemoval();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(root.ownerDocument, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

import { adoptStyles } from '../styles/style-registry';

/** The place of a widget: our root in the page, and the container that is rendered into. */
export interface Place {
  /** `<div class="vestibule">`: carries the theme, `lang` and `dir`. In shadow mode, the host of the shadow root. */
  root: HTMLElement;
  /** The container that React renders into. */
  container: HTMLElement | ShadowRoot;
  /** Takes the root and its styles away. */
  remove(): void;
}

/** The host's shadow root that a node is in, or is; undefined where there is none. */
export function shadowAround(target: Node): ShadowRoot | undefined {
  const root = target.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

/** Makes a place in a target element, in the page or in an open shadow root of our own. */
export function makePlace(target: Element, isShadow: boolean): Place {
  const root = target.ownerDocument.createElement('div');
  root.className = 'vestibule';
  // React listens for clicks here; Firefox would have readers call whatever has the focus inside 'clickable'.
  root.role = 'none';
  if (isShadow) root.attachShadow({ mode: 'open' });
  target.append(root);
  return placeOf(root);
}

/** The place of a root that is in the page. */
export function placeOf(root: HTMLElement): Place {
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

// Preact in place of React's client, for the script tag only.
import { options } from 'preact';
import { createRoot, hydrateRoot as hydrate } from 'preact/compat/client';

export { createRoot };

/** The last rendered text of each element that contains only text. */
const rendered = new WeakMap();
const afterDiff = options.diffed;

// A page translator removes a text node from its element. React then writes the next text into the element. Preact
// would write it into the removed node (T-TEXT-9).
options.diffed = (vnode) => {
  afterDiff?.(vnode);
  const { type, props, __e: dom, __k: children } = vnode;
  if (typeof type !== 'string' || typeof props.children !== 'string') return;
  const text = children?.[0]?.__e;
  const isStale = rendered.has(dom) && rendered.get(dom) !== props.children;
  if (isStale && text instanceof Text && text.parentNode !== dom) dom.replaceChildren(text);
  rendered.set(dom, props.children);
};

const naming = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls'];

/**
 * Hydrates as React does. Preact keeps the attributes of the server's markup, and its ids differ from React's. The ids
 * that connect elements are rewritten, so that elements that are rendered later refer to existing ones.
 */
export function hydrateRoot(container, element) {
  const before = options.diffed;
  options.diffed = (vnode) => {
    before?.(vnode);
    const { type, props, __e: dom } = vnode;
    if (typeof type !== 'string' || !(dom instanceof Element)) return;
    for (const name of naming) {
      const value = props[name] ?? (name === 'for' ? props.htmlFor : undefined);
      if (typeof value === 'string') dom.setAttribute(name, value);
    }
  };
  const root = hydrate(container, element);
  options.diffed = before;
  return root;
}

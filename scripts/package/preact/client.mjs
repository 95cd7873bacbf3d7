// Preact in the place of React's client, for the script tag alone.
import { options } from 'preact';
import { createRoot, hydrateRoot as hydrate } from 'preact/compat/client';

export { createRoot };

/** The text that each element was last rendered with, where that is all it holds. */
const rendered = new WeakMap();
const afterDiff = options.diffed;

// A page's translator takes a text out of its element. React then writes the next one into the element; Preact would write it
// into the text that is gone (T-TEXT-9).
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
 * Hydrates as React does. Preact leaves attributes as a server wrote them, and its ids are not React's: those that tie
 * elements together are rewritten, so that what is rendered later is tied to what is there.
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

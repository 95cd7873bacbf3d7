// Preact in React's place, for the script tag alone: whoever has no bundler has no React either.
import { options } from 'preact';
import * as compat from 'preact/compat';
import { hydrateRoot as hydrate } from 'preact/compat/client';
import { useState } from 'preact/hooks';

export * from 'preact/compat';

let ids = 0;

/** Preact's own ids begin anew in every root, and two widgets on a page must not share one. */
export function useId() {
  return useState(() => `vestibule-${(ids += 1)}`)[0];
}

const naming = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls'];

/**
 * Hydrates as React does. Preact leaves attributes as a server wrote them, and its ids are not React's: those that tie
 * elements together are written anew, so that what is drawn later is tied to what stands there.
 */
export function hydrateRoot(container, element, { identifierPrefix: _prefix, ...rest } = {}) {
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
  const root = hydrate(container, element, rest);
  options.diffed = before;
  return root;
}

// What is imported as a whole by React's name.
// oxlint-disable-next-line import/no-default-export -- React has one
export default compat;

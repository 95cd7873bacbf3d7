// Preact in place of React, for the script tag only: a page without a bundler has no React either.
import { use } from 'preact/compat';
import { useState } from 'preact/hooks';

export * from 'preact/compat';

let ids = 0;

/** Preact's own ids start again in every root, but two widgets on a page must not share one. */
export function useId() {
  return useState(() => `vestibule-${(ids += 1)}`)[0];
}

// Of React as a whole, jotai reads this one function. The whole of Preact would stay in the file, used or not.
// oxlint-disable-next-line import/no-default-export -- React has one
export default { use };

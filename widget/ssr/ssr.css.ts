import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Nothing of it is seen. `hidden` alone is not enough: in Chromium our reset of what has no class is stronger. */
export const guard = style({ display: 'none' });

const appear = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * A rendering that the browser has read in part is not laid out yet: it grows with each part, and moves what is around its
 * middle. Its end is a `<template>`. A connection that breaks before that leaves the rest usable.
 */
globalStyle('.vestibule[data-sending]:not(:has(> template)), :host([data-sending]) > div:not(:has(> template))', {
  contentVisibility: 'hidden',
  animation: `${appear} 0s 1s forwards`,
});

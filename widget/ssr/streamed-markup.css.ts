import { globalStyle, keyframes } from '@vanilla-extract/css';

const appear = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * A rendering that the browser has read in part is not laid out yet: it grows with each part, and moves what is around its
 * middle. Its end is a `<template>`. A connection that breaks before that leaves the rest usable.
 */
globalStyle('.vestibule[data-sending]:not(:has(> template)), :host([data-sending]) > div:not(:has(> template))', {
  contentVisibility: 'hidden',
  animation: `${appear} 0s 1s forwards`,
});

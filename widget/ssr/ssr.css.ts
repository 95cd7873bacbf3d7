import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Invisible. `hidden` alone is not enough: in Chromium our reset of elements without a class is stronger. */
export const guard = style({ display: 'none' });

const appear = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * Streamed markup is hidden until it is complete, because each part would move the content around it. Its end is a
 * `<template>`. If the connection breaks before that, the rest remains usable.
 */
globalStyle('.vestibule[data-sending]:not(:has(> template)), :host([data-sending]) > div:not(:has(> template))', {
  contentVisibility: 'hidden',
  animation: `${appear} 0s 1s forwards`,
});

// React hides an element with this, server-rendered or not, and the styles of our shadow root are stronger.
globalStyle(':host(.vestibule[style*="display: none"])', { display: 'none !important' });

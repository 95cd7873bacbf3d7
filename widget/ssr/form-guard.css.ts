import { style } from '@vanilla-extract/css';

/** Nothing of it is seen. `hidden` alone is not enough: in Chromium our reset of what has no class is stronger. */
export const guard = style({ display: 'none' });

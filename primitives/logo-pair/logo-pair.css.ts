import { style } from '@vanilla-extract/css';
import { mirrored } from '../common-styles';
import { icon } from '../icon/icon.css';

export const pair = style({ all: 'unset', display: 'flex', alignItems: 'center', gap: 12 });

export const arrow = style({
  all: 'unset',
  display: 'flex',
  // Nothing leads from a logo that did not load.
  selectors: { ':not(:has(img)) + &': { display: 'none' } },
});

export const mirroredIcon = style([icon, mirrored]);

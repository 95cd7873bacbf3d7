import { style } from '@vanilla-extract/css';

/** The class of content that only screen readers get. */
export const visuallyHidden = style({
  all: 'unset',
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

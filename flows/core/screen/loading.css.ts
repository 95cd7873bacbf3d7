import { style } from '@vanilla-extract/css';

/** Takes no space, so that nothing shifts when the screen replaces it. */
export const container = style({ position: 'relative', blockSize: 0 });

export const spinner = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  paddingBlock: 32,
});

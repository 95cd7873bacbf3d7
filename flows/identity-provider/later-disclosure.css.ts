import { style } from '@vanilla-extract/css';

/** The room that the disclosure will take, so that nothing moves under a hand. */
export const room = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  paddingBlock: 8,
});

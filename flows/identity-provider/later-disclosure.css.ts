import { style } from '@vanilla-extract/css';

/** The room that the disclosure will take, so that nothing moves under a hand. */
export const room = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  paddingBlock: 8,
  // The arrow and the gap before it, so that words break where they will.
  paddingInlineEnd: 32,
});

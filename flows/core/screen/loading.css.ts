import { style } from '@vanilla-extract/css';

/** Takes no room, so that nothing has to move when the screen takes its place. */
export const place = style({ position: 'relative', blockSize: 0 });

export const spinner = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  paddingBlock: 32,
});

import { style } from '@vanilla-extract/css';

/** Black on white whatever the theme and forced colours: a camera reads nothing else as well. */
export const qrCode = style({
  all: 'unset',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 216,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: 8,
  backgroundColor: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
  colorScheme: 'light',
  direction: 'ltr',
});

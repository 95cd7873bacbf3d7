import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

/** Keeps the logo's height from the first paint on, so that nothing shifts when it arrives or fails. */
export const place = style({
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.logo.maxHeight,
  font: font('body', '700'),
});

export const image = style({
  all: 'unset',
  display: 'block',
  maxInlineSize: `min(100%, ${vars.logo.maxWidth})`,
  maxBlockSize: vars.logo.maxHeight,
  objectFit: 'contain',
  // An image without a size of its own (an SVG) would otherwise have none.
  minInlineSize: 1,
});

import { style } from '@vanilla-extract/css';
import { iconSize } from '../../../primitives/css';

/** The icon of a social provider, in its owner's colours. */
export const icon = style({
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  maxInlineSize: 'none',
  margin: 0,
});

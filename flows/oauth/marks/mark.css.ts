import { style } from '@vanilla-extract/css';
import { iconSize } from '../../../primitives/looks';

/** A provider's own mark, in its owner's colours. */
export const mark = style({
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  maxInlineSize: 'none',
  margin: 0,
});

import { style } from '@vanilla-extract/css';
import { iconSize } from '../css';

export const icon = style({
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  maxInlineSize: 'none',
  margin: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

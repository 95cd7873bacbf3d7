import { style } from '@vanilla-extract/css';
import { iconSize } from '../common-styles';

export const picture = style({
  all: 'unset',
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  objectFit: 'contain',
});

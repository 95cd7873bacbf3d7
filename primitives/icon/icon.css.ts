import { style } from '@vanilla-extract/css';
import { iconBox } from '../common-styles';

export const icon = style({
  ...iconBox,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

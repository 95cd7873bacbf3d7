import { style } from '@vanilla-extract/css';
import { font } from '../common-styles';

export const label = style({
  all: 'unset',
  display: 'block',
  font: font('helper', '700'),
});

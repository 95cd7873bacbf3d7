import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const label = style({
  all: 'unset',
  display: 'block',
  color: vars.text.body.color,
  font: font('helper', '700'),
});

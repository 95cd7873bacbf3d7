import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const heading = style({
  all: 'unset',
  display: 'block',
  color: vars.text.header.color,
  font: font('header'),
  textWrap: 'balance',
});

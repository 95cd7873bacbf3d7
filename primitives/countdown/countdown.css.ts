import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const countdown = style({
  all: 'unset',
  display: 'block',
  color: vars.text.helper.color,
  font: font('helper'),
  fontVariantNumeric: 'tabular-nums',
});

export const sentence = style({ all: 'unset', display: 'block' });

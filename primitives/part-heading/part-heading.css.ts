import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const partHeading = style({
  all: 'unset',
  display: 'block',
  color: vars.text.header.color,
  font: font('body', vars.text.header.fontWeight),
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const requirement = style({
  all: 'unset',
  display: 'flex',
  gap: 6,
  color: vars.text.helper.color,
  font: font('helper'),
  selectors: { '&[data-met]': { color: vars.colors.success } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

const { error, warning, success } = vars.colors;

const base = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  gap: 12,
  padding: '11px 12px',
  border: '1px solid',
  borderRadius: vars.inputs.borderRadius,
  font: font('helper'),
});

export const banner = styleVariants({ error, warning, success, notice: warning }, (color) => [base, { color }]);

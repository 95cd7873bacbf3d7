import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing } from '../common-styles';

export const region = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  maxBlockSize: 'min(40vh, 320px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: 12,
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: vars.inputs.borderRadius,
  ':focus-visible': focusRing,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css';

/** A notice that can be opened: it has the box of the other notices. */
export const openableNotice = style({
  all: 'unset',
  display: 'block',
  paddingInline: 12,
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: vars.inputs.borderRadius,
});

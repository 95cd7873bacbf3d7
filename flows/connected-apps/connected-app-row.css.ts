import { style } from '@vanilla-extract/css';
import { font } from '../../primitives/common-styles';
import { vars } from '../../tokens/contract.css';

/** An application's name with its mark. */
export const title = style({
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: vars.text.body.color,
  font: font('body', '700'),
});

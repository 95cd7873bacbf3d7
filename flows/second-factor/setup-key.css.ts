import { style } from '@vanilla-extract/css';
import { font } from '../../primitives/common-styles';
import { vars } from '../../tokens/contract.css';

/** The name of the key, which looks like the label of the field below. */
export const keyLabel = style({
  all: 'unset',
  display: 'block',
  color: vars.text.body.color,
  font: font('helper', '700'),
});

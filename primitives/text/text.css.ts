import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

const base = style({ all: 'unset', display: 'block' });

export const text = styleVariants({
  // The colour and the font are those of the root.
  body: [base],
  helper: [base, { color: vars.text.helper.color, font: font('helper') }],
  error: [base, { display: 'flex', gap: 6, color: vars.colors.error, font: font('helper') }],
});

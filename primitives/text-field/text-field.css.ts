import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { fieldBox, focusRing, mayHover, thicker } from '../common-styles';

export const input = style({
  ...fieldBox,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: '8px 12px',
  cursor: 'text',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.inputs.placeholderColor, opacity: 1 },
  '@media': { [mayHover]: { selectors: { '&:hover:not(:read-only)': thicker(vars.inputs.textColor) } } },
  selectors: {
    // An address is left to right in every language, aligned to the start.
    '&[dir=ltr]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
    '&:read-only': {
      borderStyle: 'dashed',
      backgroundColor: vars.buttons.disabled.backgroundColor,
      color: vars.buttons.disabled.textColor,
    },
    '&[aria-invalid]': thicker(vars.colors.error),
    '&:focus-visible': focusRing,
  },
});

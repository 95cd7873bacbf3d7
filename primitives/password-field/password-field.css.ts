import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { fieldBox, focusRing, mayHover, thicker } from '../common-styles';

export const box = style({ all: 'unset', display: 'block', position: 'relative' });

export const input = style({
  ...fieldBox,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 8,
  paddingInline: '12px 52px',
  cursor: 'text',
  textOverflow: 'ellipsis',
  '@media': {
    [mayHover]: { ':hover': thicker(vars.inputs.textColor) },
    // A shown password is not printed.
    print: { color: 'transparent' },
  },
  selectors: {
    '&[aria-invalid]': thicker(vars.colors.error),
    '&:focus-visible': focusRing,
    // Edge has a button of its own for that.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = style({
  all: 'unset',
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 48,
  borderRadius: vars.inputs.borderRadius,
  color: vars.inputs.textColor,
  cursor: 'pointer',
  '@media': { [mayHover]: { ':hover': { strokeWidth: 2.5 } } },
  // It lies on the field, on which the colour of the other rings may not be seen.
  ':focus-visible': { ...focusRing, outlineColor: vars.inputs.textColor, outlineOffset: -6 },
});

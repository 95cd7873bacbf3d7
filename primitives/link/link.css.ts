import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, mayHover } from '../common-styles';

export const link = style({
  all: 'unset',
  // A target of 24 px (WCAG 2.5.8) that leaves the line as high as it is.
  paddingBlock: 4,
  borderRadius: 2,
  color: vars.colors.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
  '@media': { [mayHover]: { ':hover': { textDecorationThickness: 2 } } },
  ':active': { textDecorationStyle: 'double' },
  ':focus-visible': focusRing,
});

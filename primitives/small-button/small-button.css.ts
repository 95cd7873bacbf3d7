import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, font, mayHover } from '../common-styles';

export const smallButton = style({
  all: 'unset',
  boxSizing: 'border-box',
  alignSelf: 'start',
  maxInlineSize: '100%',
  // WCAG 2.5.8, and room for a finger beside what is above and below.
  minInlineSize: 24,
  minBlockSize: 32,
  paddingBlock: 6,
  borderRadius: 4,
  color: vars.text.body.color,
  font: font('helper'),
  textDecoration: 'underline',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [mayHover]: { ':hover': { textDecorationThickness: 2 } } },
  ':active': { textDecorationThickness: 3 },
  ':focus-visible': focusRing,
});

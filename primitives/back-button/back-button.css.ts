import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, iconSize, mayHover } from '../common-styles';

export const backButton = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'flex-start',
  // The arrow is at the edge where text begins, and takes a line of its own size; around it the target is 12 px larger.
  inlineSize: `calc(${iconSize} + 24px)`,
  blockSize: `calc(${iconSize} + 24px)`,
  margin: '-12px -12px -20px',
  border: '1px solid transparent',
  borderRadius: vars.buttons.secondary.borderRadius,
  cursor: 'pointer',
  '@media': {
    // Forced colours show a transparent border.
    '(forced-colors: active)': { borderColor: 'Canvas' },
    [mayHover]: { selectors: { '&:hover:not(:active)': { borderColor: vars.colors.boundary } } },
  },
  ':active': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
  ':focus-visible': { ...focusRing, outlineOffset: -4 },
});

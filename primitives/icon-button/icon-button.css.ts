import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, iconSize, mayHover, thicker } from '../common-styles';

export const iconButton = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: `max(44px, ${iconSize} + 16px)`,
  blockSize: `max(44px, ${iconSize} + 16px)`,
  border: '1px solid transparent',
  borderRadius: vars.buttons.secondary.borderRadius,
  cursor: 'pointer',
  '@media': {
    // Forced colours show a transparent border.
    '(forced-colors: active)': { borderColor: 'Canvas' },
    [mayHover]: { selectors: { '&:hover:not(:active):not([aria-disabled])': { borderColor: vars.colors.boundary } } },
  },
  selectors: {
    '&:active:not([aria-disabled])': thicker('currentColor'),
    '&[aria-disabled]': {
      color: vars.text.helper.color,
      outline: `1px dashed ${vars.colors.boundary}`,
      outlineOffset: -6,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { ...focusRing, outlineOffset: -4 },
  },
});

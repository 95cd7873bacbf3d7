import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, iconSize } from '../common-styles';

const { primary } = vars.buttons;

export const row = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minBlockSize: 44,
  paddingBlock: 10,
  cursor: 'pointer',
});

// Drawn with borders: an image would need the page's policy to allow it, and the browser's own box is grey on dark ground.
export const box = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  // In the middle of the label's first line.
  marginBlockStart: `calc((1em * ${vars.text.body.lineHeight} - ${iconSize}) / 2)`,
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: 4,
  backgroundColor: vars.inputs.backgroundColor,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked': { borderColor: primary.backgroundColor, backgroundColor: primary.backgroundColor },
    // The tick: two sides of a box that is turned. It is not mirrored in a right-to-left language.
    '&:checked::before': {
      content: '""',
      inlineSize: '30%',
      blockSize: '60%',
      marginBlockEnd: '12%',
      borderRight: `0.125em solid ${primary.textColor}`,
      borderBottom: `0.125em solid ${primary.textColor}`,
      transform: 'rotate(45deg)',
    },
  },
});

export const words = style({ all: 'unset', flex: 1, minInlineSize: 0 });

export const more = style({ all: 'unset', display: 'block', marginInlineStart: `calc(${iconSize} + 12px)` });

import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { iconSize } from '../common-styles';

const { backgroundColor, borderColor, borderRadius, borderWidth, shadow } = vars.container;

// Without `all: unset`, which would also take it out of the top layer.
export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 16px)',
  maxBlockSize: 'calc(100% - 16px)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps an element that is scrolled into view above the bar.
  scrollPaddingBlockStart: `calc(4px + max(44px, ${iconSize} + 16px))`,
  border: `${borderWidth} solid ${borderColor}`,
  borderRadius,
  outline: 'none',
  backgroundColor,
  boxShadow: shadow,
  color: vars.text.body.color,
  '::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
});

// Visible however far the dialog is scrolled.
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '4px 4px 0',
  backgroundColor,
});

// The card in it has no border of its own.
export const content = style({
  vars: { [borderWidth]: '0px', [shadow]: 'none', [borderRadius]: '0px' },
});

// Less room above, where the bar is.
export const contentBelowBar = style([content, { marginBlockStart: '-16px' }]);

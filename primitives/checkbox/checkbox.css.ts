import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, iconSize } from '../common-styles';

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

// The browser's own mark, which works in forced colours and in both directions.
export const box = style({
  all: 'unset',
  appearance: 'auto',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  accentColor: vars.buttons.primary.backgroundColor,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});

export const words = style({ all: 'unset', flex: 1, minInlineSize: 0 });

export const more = style({ all: 'unset', display: 'block', marginInlineStart: `calc(${iconSize} + 12px)` });

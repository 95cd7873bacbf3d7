import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const row = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 52,
  paddingInlineStart: 12,
  paddingInlineEnd: 4,
  border: `1px solid ${vars.colors.divider}`,
  borderRadius: vars.buttons.secondary.borderRadius,
  color: vars.text.body.color,
  font: font('body'),
  selectors: { '&[data-marked]': { borderColor: vars.colors.error, borderInlineStartWidth: 4 } },
});

export const open = style([row, { display: 'block', paddingBlock: 12, paddingInline: 12 }]);

// Long names wrap; they never push the controls away, nor lie over the next row.
export const content = style({ flex: 1, minInlineSize: 0, paddingBlock: 8, overflowWrap: 'anywhere' });

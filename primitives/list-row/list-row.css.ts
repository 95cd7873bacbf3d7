import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

export const row = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: 52,
  paddingInline: '12px 4px',
  border: `1px solid ${vars.colors.divider}`,
  borderRadius: vars.buttons.secondary.borderRadius,
  selectors: { '&[data-marked]': { borderColor: vars.colors.error, borderInlineStartWidth: 4 } },
});

export const open = style([row, { display: 'block', padding: 12 }]);

// Long names wrap, as all text does; they never lie over the next row. With large text the controls are below the name.
export const content = style({ flex: '1 1 7em', paddingBlock: 8 });

/** The controls, which stay together. */
export const end = style({ all: 'unset', display: 'flex', gap: 4 });

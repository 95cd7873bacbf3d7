import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

// Stays in view however long what stands above it is, and covers it rather than showing through.
export const pair = style({
  all: 'unset',
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  paddingBlock: 8,
  backgroundColor: vars.container.backgroundColor,
});

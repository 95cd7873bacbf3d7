import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

const line = { content: '""', flex: '1 1 0', borderBlockStart: `1px solid ${vars.colors.divider}` } as const;

export const divider = style({
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: vars.text.helper.color,
  font: font('helper'),
  '::before': line,
  '::after': line,
  selectors: { '&:empty': { gap: 0 } },
});

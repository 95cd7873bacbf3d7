import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, font, mayMove } from '../common-styles';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const viewport = style({
  all: 'unset',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: 16,
  // Only the notes themselves receive presses.
  pointerEvents: 'none',
});

const base = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  gap: 12,
  maxInlineSize: `min(100%, ${vars.container.width})`,
  padding: '13px 16px',
  border: '1px solid',
  borderRadius: vars.container.borderRadius,
  backgroundColor: vars.container.backgroundColor,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
  font: font('helper'),
  pointerEvents: 'auto',
  ':focus-visible': focusRing,
  '@media': { [mayMove]: { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` } },
});

export const toast = styleVariants({
  success: [base, { color: vars.colors.success }],
  error: [base, { color: vars.colors.error }],
});

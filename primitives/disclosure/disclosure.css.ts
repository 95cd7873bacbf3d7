import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, font, mayHover, mayMove } from '../looks';

export const root = style({ all: 'unset', display: 'block' });

export const trigger = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: 8,
  borderRadius: 4,
  color: vars.text.body.color,
  font: font('body'),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media': { [mayHover]: { ':hover': { textDecoration: 'underline' } } },
  ':active': { textDecoration: 'underline 2px' },
  ':focus-visible': focusRing,
});

/** Holds the arrow, which turns over when open. */
export const arrow = style({
  all: 'unset',
  display: 'block',
  flex: 'none',
  '@media': { [mayMove]: { transition: `transform ${vars.motion.duration} ${vars.motion.easing}` } },
  selectors: { [`${trigger}[data-state=open] > &`]: { transform: 'scaleY(-1)' } },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  all: 'unset',
  display: 'block',
  paddingBlock: `${vars.spacing.label} ${vars.spacing.item}`,
  color: vars.text.body.color,
  font: font('body'),
  overflowWrap: 'anywhere',
  '@media': {
    [mayMove]: {
      selectors: { '&[data-state=open]': { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` } },
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

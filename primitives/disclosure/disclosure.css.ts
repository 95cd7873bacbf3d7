import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, mayHover, mayMove } from '../common-styles';

export const trigger = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: 8,
  borderRadius: 4,
  cursor: 'pointer',
  '@media': {
    [mayHover]: { ':hover': { textDecoration: 'underline' } },
    [mayMove]: { '::after': { transition: `scale ${vars.motion.duration} ${vars.motion.easing}` } },
  },
  ':active': { textDecoration: 'underline 2px' },
  ':focus-visible': focusRing,
  // The arrow: two borders, so that no image is needed. It grows with the text.
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: '0.44em',
    aspectRatio: '1',
    marginInline: 'auto 0.375em',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-35%) rotate(45deg)',
  },
  // It turns over when open.
  selectors: { '&[aria-expanded=true]::after': { scale: '1 -1' } },
});

/** It cannot be opened yet, so it has no hover style. */
export const unopened = style({ cursor: 'auto', ':hover': { textDecoration: 'none' } });

export const root = style({ all: 'unset', display: 'block' });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  all: 'unset',
  display: 'block',
  paddingBlock: `${vars.spacing.label} ${vars.spacing.item}`,
  '@media': {
    [mayMove]: {
      selectors: { '&[data-state=open]': { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` } },
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

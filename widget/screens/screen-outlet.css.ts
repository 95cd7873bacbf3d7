import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** A screen that the user opened slides in; the first one does not. */
export const arriving = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` },
  },
});

/**
 * A container for a screen. Once it has been empty for a while it is hidden from screen readers. The delay is a
 * transition, so under reduced motion it stays an empty stop for a screen reader.
 */
export const container = style({
  all: 'unset',
  display: 'block',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:empty': { visibility: 'hidden', transition: 'visibility 0s 2s' } },
    },
  },
});

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** A screen that somebody's act brought here says where it came from; the first one is simply there. */
export const arriving = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` },
  },
});

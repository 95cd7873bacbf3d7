import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { mayMove } from '../common-styles';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** An error enters from the field above it. */
export const arriving = style({
  all: 'unset',
  display: 'block',
  '@media': { [mayMove]: { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` } },
});

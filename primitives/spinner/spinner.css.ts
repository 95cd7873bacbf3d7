import { keyframes, style } from '@vanilla-extract/css';
import { mayMove } from '../css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  flex: 'none',
  maxInlineSize: 'none',
  margin: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@media': { [mayMove]: { animation: `${turn} 800ms linear infinite` } },
});

import { keyframes, style } from '@vanilla-extract/css';
import { mayMove } from '../css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const square = (pixels: number) => {
  const side = `max(${pixels}px, ${pixels / 16}rem)`;
  return { inlineSize: side, blockSize: side };
};

// Sizes are classes, because what a server draws may have no style attribute.
export const spinner = style({
  ...square(20),
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

export const large = style([spinner, square(25)]);

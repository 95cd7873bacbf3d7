import { keyframes, style } from '@vanilla-extract/css';
import { mayMove } from '../common-styles';
import { icon } from '../icon/icon.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style([
  icon,
  {
    strokeWidth: 2.5,
    '@media': { [mayMove]: { animation: `${turn} 800ms linear infinite` } },
  },
]);

const side = 'max(25px, 1.5625rem)';

// A class, because what a server renders may have no style attribute.
export const large = style([spinner, { inlineSize: side, blockSize: side }]);

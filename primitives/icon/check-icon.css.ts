import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { mayMove } from '../common-styles';
import { icon } from './icon.css';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const check = style([
  icon,
  {
    inlineSize: 'max(48px, 3rem)',
    blockSize: 'max(48px, 3rem)',
    color: vars.colors.success,
    strokeWidth: 3,
    strokeDasharray: 1,
    '@media': { [mayMove]: { animation: `${draw} 300ms ${vars.motion.easing} backwards` } },
  },
]);

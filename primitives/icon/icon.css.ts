import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { iconSize, mayMove } from '../looks';

export const icon = style({
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  maxInlineSize: 'none',
  margin: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);

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

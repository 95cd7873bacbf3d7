import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { mayMove, mirrored } from '../common-styles';
import { icon } from './icon.css';

export const mirroredIcon = style([icon, mirrored]);

const drawLine = keyframes({ from: { strokeDashoffset: 1 } });

export const checkIcon = style([
  icon,
  {
    inlineSize: 'max(48px, 3rem)',
    blockSize: 'max(48px, 3rem)',
    color: vars.colors.success,
    strokeWidth: 3,
    strokeDasharray: 1,
    // Chromium would keep the colour of a drawing in forced colours, unless it is inherited.
    forcedColorAdjust: 'auto',
    '@media': { [mayMove]: { animation: `${drawLine} 300ms ${vars.motion.easing} backwards` } },
  },
]);

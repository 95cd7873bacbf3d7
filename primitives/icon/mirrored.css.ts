import { style } from '@vanilla-extract/css';
import { icon } from './icon.css';

export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);

import { style } from '@vanilla-extract/css';
import { input } from '../text-field/text-field.css';

// A secret is not printed.
export const secretInput = style([input, { '@media': { print: { color: 'transparent' } } }]);

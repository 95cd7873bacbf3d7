export { fieldBox, fieldFont, focusRing, font, mayHover, mayMove, thicker } from './looks';

export { fieldBox, fieldFont, focusRing, font, iconBox, iconSize, mayHover, mayMove, thicker } from './shared-styles';

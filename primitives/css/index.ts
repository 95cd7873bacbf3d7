export { fieldBox, fieldFont, focusRing, font, iconSize, mayHover, mayMove, thicker } from './shared-styles';

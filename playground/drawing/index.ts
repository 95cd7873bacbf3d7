export { drawEmbed, styles, themeStyles } from './draw-embed';
export { drawFront, frontTheme } from './draw-front';

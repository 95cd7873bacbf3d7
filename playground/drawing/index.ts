export { drawEmbed, styles, themeStyles } from './draw-embed';
export { drawFront } from './draw-front';
export { stylesFor } from '../../widget/ssr/server';

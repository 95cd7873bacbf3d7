export { renderEmbed, styles, themeStyles } from './render-embed';
export { renderFront } from './render-front';
export { stylesFor } from '../../widget/ssr/server';

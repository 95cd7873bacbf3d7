import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasArrived } from '../host/app/arrival';
import type * as Code from '../drawing';
import type { DrawnTargets } from './fill-page';

const styles = '/drawn/styles.css';

/** The code that draws, which the build has put beside the pages. */
export async function codeThatDraws(build: string): Promise<typeof Code> {
  return import(pathToFileURL(join(build, 'drawing/index.js')).href);
}

/** Tells whether a server is asked to draw a page. */
export function isDrawingAsked(path: string, query: URLSearchParams): boolean {
  return path === '/embed' && query.get('server') === '1';
}

/** Draws the targets of `/embed` as it is asked for; undefined where the page says itself what is wrong. */
export function drawTargets(
  { drawEmbed, stylesFor }: typeof Code,
  query: URLSearchParams,
  nonce?: string,
): DrawnTargets | undefined {
  const html = safely(() => drawEmbed(query, { nonce, stylesheet: styles }));
  if (html === undefined) return undefined;
  const isInline = query.get('styles') === 'inline';
  const theme = `/drawn/theme.css?${new URLSearchParams({ props: query.get('props') ?? '{}' })}`;
  return {
    place: '<div id="widget"></div>',
    html,
    // With a nonce the theme stands beside the widget.
    sheets: [...(isInline ? [] : [styles]), ...(nonce === undefined ? [theme] : [])],
    ...(isInline && { styles: stylesFor(html), nonce }),
    isScriptless: query.get('scripts') === '0',
  };
}

/** Draws the front page, for a stranger whom no link led here; of anybody else only the browser knows. */
export function drawFrontPage({ drawFront, stylesFor }: typeof Code, query: URLSearchParams): DrawnTargets | undefined {
  if (hasArrived(query)) return undefined;
  const front = drawFront();
  return {
    place: '<div id="app"></div>',
    html: `<div id="app">${front}</div>`,
    styles: stylesFor(front),
    isScriptless: query.get('scripts') === '0',
  };
}

/** The style sheets that a drawn page links, by their addresses. */
export const drawnSheets: Readonly<Record<string, (code: typeof Code, query: URLSearchParams) => string>> = {
  [styles]: ({ styles: text }) => text(),
  '/drawn/theme.css': ({ themeStyles }, query) => themeStyles(query),
};

/** A request that cannot be understood is answered by the page, in words. */
function safely(draw: () => string | undefined): string | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}

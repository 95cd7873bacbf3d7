import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasArrived } from '../host/app/arrival';
import type * as Code from '../server-rendering';
import type { RenderedTargets } from './fill-page';

const styles = '/rendered/styles.css';

/** The code that renders, which the build has put beside the pages. */
export async function renderingCode(build: string): Promise<typeof Code> {
  return import(pathToFileURL(join(build, 'server-rendering/index.js')).href);
}

/** Tells whether a server is asked to render a page. */
export function isRenderingRequested(path: string, query: URLSearchParams): boolean {
  return path === '/embed' && query.get('server') === '1';
}

/** Renders the requested targets of `/embed`; undefined if the page itself reports the error. */
export function renderTargets(
  { renderEmbed, stylesFor }: typeof Code,
  query: URLSearchParams,
  nonce?: string,
): RenderedTargets | undefined {
  const html = safely(() => renderEmbed(query, { nonce, stylesheet: styles }));
  if (html === undefined) return undefined;
  const isInline = query.get('styles') === 'inline';
  const theme = `/rendered/theme.css?${new URLSearchParams({ props: query.get('props') ?? '{}' })}`;
  return {
    place: '<div id="widget"></div>',
    html,
    // With a nonce the theme is beside the widget.
    sheets: [...(isInline ? [] : [styles]), ...(nonce === undefined ? [theme] : [])],
    ...(isInline && { styles: stylesFor(html), nonce }),
    isScriptless: query.get('scripts') === '0',
  };
}

/** Renders the front page, for a stranger whom no link led here; of anyone else only the browser knows. */
export function renderFrontPage(
  { renderFront, stylesFor }: typeof Code,
  query: URLSearchParams,
): RenderedTargets | undefined {
  if (hasArrived(query)) return undefined;
  const front = renderFront();
  return {
    place: '<div id="app"></div>',
    html: `<div id="app">${front}</div>`,
    styles: stylesFor(front),
    isScriptless: query.get('scripts') === '0',
  };
}

/** The style sheets that a rendered page links, by their addresses. */
export const renderedSheets: Readonly<Record<string, (code: typeof Code, query: URLSearchParams) => string>> = {
  [styles]: ({ styles: text }) => text(),
  '/rendered/theme.css': ({ themeStyles }, query) => safely(() => themeStyles(query)) ?? '',
};

/** Renders a request; undefined if it cannot be understood, which the page itself reports in words. */
function safely(render: () => string | undefined): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

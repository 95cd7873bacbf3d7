import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Code from '../drawing/draw-embed';
import type { DrawnTargets } from './fill-page';

const styles = '/drawn/styles.css';

/** The code that draws, which the build has put beside the pages. */
export async function codeThatDraws(build: string): Promise<typeof Code> {
  return import(pathToFileURL(join(build, 'drawing/draw-embed.js')).href);
}

/** Draws the targets of `/embed` as it is asked for; undefined where the page says itself what is wrong. */
export async function drawTargets(build: string, query: URLSearchParams): Promise<DrawnTargets | undefined> {
  const { drawEmbed } = await codeThatDraws(build);
  const html = safely(() => drawEmbed(query, styles));
  if (html === undefined) return undefined;
  const theme = `/drawn/theme.css?${new URLSearchParams({ props: query.get('props') ?? '{}' })}`;
  return { html, sheets: [styles, theme], isScriptless: query.get('scripts') === '0' };
}

/** A request that cannot be understood is answered by the page, in words. */
function safely(draw: () => string | undefined): string | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}

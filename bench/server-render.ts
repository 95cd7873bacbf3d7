import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as PackageEntry from '../widget/index.ts';
import type { WidgetOptions } from '../widget/options.ts';
import type * as ReactEntry from '../widget/react/index.ts';
import type * as ServerEntry from '../widget/ssr/server/index.ts';
import type { BenchPage } from './pages.ts';
import { blankPage, staticPage } from './static-page.ts';
import type { Variant } from './variants.ts';

/** The part of a page that is in its HTML: the content of the widget's element, and the styles that it needs. */
export interface Markup {
  content: string;
  styles: string;
}

/** Renders it: for a page that mounts by a script, nothing. */
export async function markupOf(variant: Variant, page: BenchPage, packageFolder: string): Promise<Markup> {
  if (variant === 'blank HTML') return blankPage;
  if (variant === 'static page') return staticPage;
  const content = await contentOf(variant, page, packageFolder);
  if (content === '') return { content, styles: '' };
  const { stylesFor }: typeof ServerEntry = await import(pathToFileURL(join(packageFolder, 'server.js')).href);
  return { content, styles: `<style>${stylesFor(content)}</style>` };
}

async function contentOf(variant: Variant, { config }: BenchPage, packageFolder: string): Promise<string> {
  const entry = (name: string) => import(pathToFileURL(join(packageFolder, name)).href);
  const options: Pick<WidgetOptions, 'config'> = JSON.parse(JSON.stringify({ config }));
  if (variant === 'rendered script tag') {
    const { renderLogin }: typeof ServerEntry = await entry('server.js');
    return renderLogin(options);
  }
  if (variant !== 'rendered React') return '';
  const { lateClient }: typeof PackageEntry = await entry('index.js');
  const { Login }: typeof ReactEntry = await entry('react.server.js');
  return renderToString(createElement(Login, { ...options, client: lateClient(() => new Promise(() => {})) }));
}

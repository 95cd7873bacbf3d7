import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as ReactEntry from '../../widget/react/index.ts';
import type * as ServerEntry from '../../widget/ssr/server/index.ts';
import type { WidgetOptions } from '../../widget/options.ts';
import type { BenchPage, Variant } from './variants.ts';

/** The part of a page that a server made: the content of the widget's place, and the styles that it needs. */
export interface Drawing {
  content: string;
  styles: string;
}

/** Draws it: for most variants nothing. */
export async function draw(variant: Variant, page: BenchPage, packageFolder: string): Promise<Drawing> {
  const content = await contentOf(variant, page, packageFolder);
  if (variant !== 'drawn React' && variant !== 'drawn script tag') return { content, styles: '' };
  const { stylesFor }: typeof ServerEntry = await import(pathToFileURL(join(packageFolder, 'server.js')).href);
  return { content, styles: `<style>${stylesFor(content)}</style>` };
}

async function contentOf(variant: Variant, { config }: BenchPage, packageFolder: string): Promise<string> {
  const entry = (name: string) => import(pathToFileURL(join(packageFolder, name)).href);
  const options: Pick<WidgetOptions, 'config'> = JSON.parse(JSON.stringify({ config }));
  if (variant === 'blank HTML') return '<input>';
  if (variant === 'drawn script tag') {
    const { renderLogin }: typeof ServerEntry = await entry('server.js');
    return renderLogin(options);
  }
  if (variant !== 'drawn React') return '';
  const { lateClient } = await entry('index.js');
  const { Login }: typeof ReactEntry = await entry('react.server.js');
  return renderToString(createElement(Login, { ...options, client: lateClient(() => new Promise(() => {})) }));
}

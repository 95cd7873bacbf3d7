import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as ReactEntry from '../../widget/react/index.ts';
import type * as ServerEntry from '../../widget/server/index.ts';
import type { WidgetOptions } from '../../widget/options.ts';
import type { BenchPage, Variant } from './variants.ts';

/** The content of a page's place for the widget before any script: for most variants nothing. */
export async function drawnContent(variant: Variant, { config }: BenchPage, packageFolder: string): Promise<string> {
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

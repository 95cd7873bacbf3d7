import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { transformWithOxc } from 'vite';
import type { Approvals } from '../approvals.ts';
import type { Results } from '../finding.ts';
import { Page } from './page.tsx';

/** Writes the page of a comparison into the folder of its pictures. It needs no server: style and script are inline. */
export async function writePage(folder: string, results: Results, approvals: Approvals): Promise<string> {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const { code } = await transformWithOxc(read('review.ts'), 'review.ts');
  const markup = renderToStaticMarkup(createElement(Page, { results, approvals }));
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed, against ${escaped(results.against)}</title>
<style>${read('page.css')}</style>
</head>
<body>${markup}<script type="module">${code}</script></body>
</html>
`,
  );
  return file;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

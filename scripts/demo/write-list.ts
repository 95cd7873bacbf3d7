import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoryEntry } from '../visual/touched.ts';
import { List } from './list.tsx';

/** Writes the first page of the demo, with a link to each story. It needs no script: its style is inline. */
export function writeList(folder: string, stories: readonly StoryEntry[]): void {
  const style = readFileSync(new URL('list.css', import.meta.url), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vestibule: every screen</title>
<link rel="icon" type="image/svg+xml" href="playground/favicon.svg">
<style>${style}</style>
</head>
<body>${renderToStaticMarkup(createElement(List, { stories }))}</body>
</html>
`,
  );
}

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the page of the editor, outside Storybook, is a root of the tokens that its own style sheet uses', () => {
  const html = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  expect(html).toContain('<div id="editor" class="vestibule">');
});

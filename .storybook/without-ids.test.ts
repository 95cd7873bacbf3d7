import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutIds } from './without-ids';

test.each([
  ['A countdown (B-SAY-1).', 'A countdown.'],
  ['A field (B-OTP-2, WCAG 1.3.5, 3.3.8).', 'A field (WCAG 1.3.5, 3.3.8).'],
  ['Empty for `none` (B-PASS-6, B-PASS-7).', 'Empty for `none`.'],
  ['Asks again (B-OTP-1 to\nB-OTP-8).', 'Asks again.'],
  ['A picker (of countries).', 'A picker (of countries).'],
])('the page of a component shows its description and no rule id', (docstring, shown) => {
  expect(withoutIds(docstring)).toBe(shown);
});

/** The docstrings of a file, each without its stars. */
const docstringsIn = (code: string) =>
  Array.from(code.matchAll(/\/\*\*([\s\S]*?)\*\//g), ([, text = '']) => text.replaceAll(/^\s*\*/gm, ''));

test('no docstring of a part or a screen shows an id on its page', () => {
  const shown: string[] = [];
  for (const folder of ['primitives', 'flows', 'widget']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.tsx') || /\.(?:test|spec)\./.test(name)) continue;
      // Storybook shows the current docstring of a story.
      const read = name.endsWith('.stories.tsx') ? (text: string) => text : withoutIds;
      const texts = docstringsIn(readFileSync(join(folder, name), 'utf8')).map(read);
      shown.push(...texts.filter((text) => /\b[BT]-[A-Z]+-\d/.test(text)).map((text) => `${name}: ${text}`));
    }
  }
  expect(shown).toEqual([]);
});

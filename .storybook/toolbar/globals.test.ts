import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { globalTypes, initialGlobals, themes, widths } from './globals';

const buttons = Object.entries(globalTypes);

test('each toolbar button shows what it sets, and its value', () => {
  for (const [, { description, toolbar }] of buttons) {
    expect(description).not.toBe('');
    for (const { title } of toolbar.items) expect(title).toMatch(new RegExp(`^${toolbar.title}: \\S`));
    expect(toolbar.dynamicTitle).toBe(true);
  }
});

test('each toolbar button is set to a value that it offers', () => {
  for (const [name, { toolbar }] of buttons) {
    const values = toolbar.items.map(({ value }) => value);
    expect(values).toContain(Reflect.get(initialGlobals, name));
  }
  const offered = (name: keyof typeof globalTypes) => globalTypes[name].toolbar.items.map(({ value }) => value);
  expect(offered('theme')).toEqual(Object.keys(themes));
  expect(offered('width')).toEqual(Object.keys(widths));
});

test('a language is shown by its name, not by its tag', () => {
  const named = (tag: string) => globalTypes.locale.toolbar.items.find(({ value }) => value === tag)?.title;
  expect(named('de')).toBe('Language: German');
  expect(named('en-XA')).toBe('Language: made up, long');
});

test('the introduction describes each toolbar button, and names each width', () => {
  const introduction = readFileSync(new URL('../introduction.mdx', import.meta.url), 'utf8');
  for (const [, { toolbar }] of buttons) expect(introduction).toContain(`\n- **${toolbar.title}**: `);
  const [, line = ''] = /^- \*\*Width\*\*: (.*)$/m.exec(introduction) ?? [];
  const pixels = Object.values(widths).filter((width) => width !== undefined);
  for (const width of pixels) expect(line).toContain(`${width} px`);
});

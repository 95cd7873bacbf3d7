import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

test('the guide has each event, with its data by the name of the call', () => {
  const [, union = ''] = /export type EventType =([^;]*);/.exec(read('flows/core/host/events.ts')) ?? [];
  const types = Array.from(union.matchAll(/'(\w+)'/g), ([, type]) => type);
  const rows = Array.from(read('docs/events.md').matchAll(/^\| `([A-Z_]+)` +\|[^|]+\|([^|]+)\|$/gm));
  expect(types.length).toBeGreaterThan(15);
  expect(rows.map(([, type]) => type).toSorted()).toEqual(types.toSorted());
  // The call that each type of data is made of.
  const data = read('widget/events.ts');
  for (const [, type = '', documented = ''] of rows) {
    const [, of = ''] = new RegExp(`^  ${type}: (.*);$`, 'm').exec(data) ?? [];
    const call = Array.from(of.matchAll(/\['(\w+)'\]/g), ([, name]) => name).join('.');
    // Data of our own is recognized by its name.
    const [, shape = ''] = /^Readonly<(\w+)>$/.exec(of) ?? [];
    const [, own] = new RegExp(`interface ${shape} \\{[^}]*?\\n  (\\w+): `).exec(data) ?? [];
    expect(documented, type).toContain(call || (of === 'Nothing' ? 'empty' : `\`${own}\``));
  }
});

test('the guide has each name of a screen', () => {
  const [, union = ''] = /export type ScreenName =([^;]*);/.exec(read('flows/core/screen/screen-name.ts')) ?? [];
  const names = Array.from(union.matchAll(/'(\w+)'/g), ([, name]) => name);
  const [, table = ''] = read('docs/events.md').split('## Each screen');
  const rows = Array.from(table.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(rows.toSorted()).toEqual(names.toSorted());
});

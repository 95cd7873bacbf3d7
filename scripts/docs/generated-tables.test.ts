import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents, unaligned, withTables } from './generated-tables';
import { optionRows } from './option-rows';

test.each(documents)('the tables in %s match the code: else run `npm run docs:tables`', async (document) => {
  const text = readFileSync(document, 'utf8');
  expect(unaligned(await withTables(document))).toBe(unaligned(text));
  expect(text).toMatch(/<!-- table: [\w-]+ -->\n\n\|/);
});

test('an option has its path, its type, its default and the first sentence of its docstring', () => {
  const declared = `type Channel = 'email' | 'sms';
interface Item {
  /** The name. */
  name: string;
}
export interface Options {
  /** The group. */
  group?: {
    /** The channels of \`x.y\`. More of it. Default: none. */
    channels?: readonly Channel[];
    /** The items. */
    items: readonly Item[];
  };
  /** The country (B-MOUNT-1). Default \`US\`, and so is what is none. */
  country?: string;
  /** The listener. */
  onEvent?(): void;
}`;
  expect(optionRows('options.ts', declared, 'Options').map((row) => Object.values(row))).toEqual([
    ['group', 'an object', false, '', 'The group.'],
    ['group.channels', "('email' | 'sms')[]", false, 'none', 'The channels of `x.y`.'],
    ['group.items', 'readonly Item[]', true, '', 'The items.'],
    ['group.items[].name', 'string', true, '', 'The name.'],
    ['country', 'string', false, '`US`', 'The country.'],
    ['onEvent', 'a function', false, '', 'The listener.'],
  ]);
});

test('every option of a configuration has a docstring, and a default unless it is required or a group', () => {
  const rows = optionRows('config.ts', readFileSync('flows/core/config/config.ts', 'utf8'), 'ConfigOptions');
  expect(rows.length).toBeGreaterThan(40);
  const bare = rows.filter(
    ({ summary, standard, isRequired, type }) =>
      summary === '' || (standard === '' && !isRequired && type !== 'an object'),
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('the alternatives of an option are listed, from any list or record of its file', () => {
  const declared = `const channels = ['email', 'sms'] as const;
const providers = { google: 'Google', x: 'X' } as const;
type Channel = (typeof channels)[number];
interface Options {
  /** The channels. */
  channels?: readonly Channel[];
  /** The first channel. */
  first?: (typeof channels)[number];
  /** The provider. */
  provider?: keyof typeof providers;
}`;
  const types = optionRows('options.ts', declared, 'Options').map(({ type }) => type);
  expect(types).toEqual(["('email' | 'sms')[]", "'email' | 'sms'", "'google' | 'x'"]);
  const rows = optionRows('config.ts', readFileSync('flows/core/config/config.ts', 'utf8'), 'ConfigOptions');
  expect(rows.filter(({ type }) => type.includes('typeof'))).toEqual([]);
});

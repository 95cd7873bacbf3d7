import { expect, test } from 'vitest';
import { runOn } from './testing/run-on';

const convert = (args: readonly string[], brand: unknown) =>
  runOn(['theme', 'convert', ...args], { 'brand.json': brand });

const set = (primary: string) => ({ colors: { primary: { value: primary, type: 'color' } } });
const file = (...names: string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, set('#19303d')])),
  $themes: names.map((name) => ({ name, selectedTokenSets: { [name]: 'enabled' } })),
});

test('a brand’s light and dark themes become one file, which a page passes to the widget unchanged', async () => {
  const { code, out, disk } = await convert(['brand.json', '--out', 'theme.json'], file('Acme Light', 'Acme Dark'));
  expect({ code, out }).toEqual({ code: 0, out: 'Wrote theme.json: 3 tokens.\n' });
  expect(JSON.parse(disk.get('theme.json') ?? '')).toEqual({
    light: { colors: { primary: '#19303d' } },
    dark: { colorScheme: 'dark', colors: { primary: '#19303d' } },
  });
});

test('with several themes the command asks for a choice, and uses it', async () => {
  const asked = await convert(['brand.json'], file('North', 'South'));
  expect(asked.code).toBe(2);
  expect(asked.err).toContain('Choose one of "North", "South": --mode "…"');
  expect((await convert(['brand.json', '--mode', 'south'], file('North', 'South'))).out).toContain('#19303d');
  const pair = await convert(['brand.json', '--light=North', '--dark=South'], file('North', 'South'));
  expect(Object.keys(JSON.parse(pair.out) as object)).toEqual(['light', 'dark']);
  expect((await convert(['brand.json', '--mode', 'West'], file('North', 'South'))).err).toContain('no theme "West"');
});

test('each value that could not be used has a line, and the command exits with 1', async () => {
  const light = { colors: { ...set('{gone}').colors, error: { value: '#8b1214', type: 'color' } } };
  const { code, err, out } = await convert(['brand.json', '--out=theme.json'], { light, $themes: [] });
  expect(code).toBe(1);
  expect(err).toBe(
    'error: "colors.primary" refers to "gone", which is in no set that is on, so colors.primary keeps its default.\n',
  );
  expect(out).toBe('Wrote theme.json: 1 token; 1 could not be used, see above.\n');
});

test('a file without a token writes nothing, and the error says how to name a token', async () => {
  const { code, err, names } = await convert(['brand.json', '--out', 'theme.json'], {
    light: { space: { big: { value: '4', type: 'spacing' } } },
    $themes: [],
  });
  expect(code).toBe(2);
  expect(err).toContain('"space.big" is no token of the widget');
  expect(err).toContain('such as "colors/primary"');
  expect(names).not.toContain('theme.json');
});

test('a file of design tokens, or a theme already, is converted as well', async () => {
  const tokens = { colors: { primary: { $type: 'color', $value: '#19303d' } } };
  expect(JSON.parse((await convert(['brand.json'], tokens)).out)).toEqual({ colors: { primary: '#19303d' } });
  expect((await convert([], tokens)).err).toContain('takes one file');
  expect((await convert(['a', '--bright'], tokens)).err).toContain('has the options');
});

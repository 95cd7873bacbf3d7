import { describe, expect, test } from 'vitest';
import { runOn } from './testing/run-on';
import type { Terminal } from './terminal';

/** Runs a command that reads one file, under any name; returns the written files as well. */
async function vestibule(args: readonly string[], file: unknown, more: Partial<Terminal> = {}) {
  const written = new Map<string, string>();
  const result = await runOn(
    args,
    {},
    {
      readFile: async () => (typeof file === 'string' ? file : JSON.stringify(file)),
      writeFile: async (path, text) => void written.set(path, text),
      mistakesOf: async () => [],
      ...more,
    },
  );
  return { ...result, written };
}

/** The options of a log-in that can be rendered. */
const loginOptions = '{"config":{"products":["emailMagicLinks"]}}';

/** The folders around a project: its own is empty. */
const listFolder = async (path: string) => (path === '.' ? [] : undefined);

const misspelt = { colors: { primary: 'rde', error: '#8B1214' } };

describe('an invalid colour', () => {
  test('is not in the style sheet of a server-rendered page, where nothing would validate it again', async () => {
    const { code, out, err } = await vestibule(['theme', 'css', 'brand.json'], misspelt);
    expect(code).toBe(1);
    expect(out).toMatch(/\{--vestibule-colors-error:#8B1214\}\n$/);
    expect(err).toContain('"rde", which is no CSS colour');
  });

  test('is not in a converted theme, and not counted as a token of it', async () => {
    const { code, out, written } = await vestibule(['theme', 'convert', 'brand.json', '--out=theme.json'], misspelt);
    expect(code).toBe(1);
    expect(out).toBe('Wrote theme.json: 1 token; 1 could not be used, see above.\n');
    expect(JSON.parse(written.get('theme.json') ?? '')).toEqual({ colors: { error: '#8B1214' } });
  });

  test('is rated by its default, as a browser shows it', async () => {
    const { code, out } = await vestibule(['theme', 'check', 'brand.json'], misspelt);
    expect(code).toBe(1);
    expect(out).toContain('22 of 22 pairs pass.');
  });
});

test('init in a project whose manifest is not an object says so, and writes nothing', async () => {
  const { code, err, written } = await vestibule(['init', '--framework=html'], 'null', { listFolder });
  expect({ code, err, written: written.size }).toEqual({
    code: 2,
    err: 'package.json could not be read: it is not an object\n',
    written: 0,
  });
});

test('init that cannot write a file says which, and does not throw', async () => {
  const { code, err } = await vestibule(['init', '--framework=html'], '{}', {
    readFile: async (path) => (path === 'package.json' ? '{}' : Promise.reject(new Error('ENOENT'))),
    listFolder,
    writeFile: async () => Promise.reject(new Error('EROFS: read-only file system')),
  });
  expect(code).toBe(2);
  expect(err).toMatch(/could not be written: EROFS: read-only file system\n$/);
});

test('a theme with a logo keeps it in the conversion', async () => {
  const theme = { logo: { logoImageUrl: '/logo.svg', alt: 'Acme' }, colors: { primary: '#19303D' } };
  expect(JSON.parse((await vestibule(['theme', 'convert', 'a.json'], theme)).out)).toEqual(theme);
});

test('a theme with circular tokens does not pass', async () => {
  const { code, out } = await vestibule(['theme', 'check', 'a'], {
    colors: { primary: 'var(--vestibule-colors-accent)' },
  });
  expect(code).toBe(1);
  expect(out).toContain('refers to itself: colors.primary → colors.accent → colors.primary');
});

test('a file without any mode is reported, and does not pass as a theme', async () => {
  const file = { variables: [{ id: 'a', name: 'colors/primary', valuesByMode: { m: '#000' } }], collections: [] };
  for (const command of ['check', 'css', 'convert']) {
    const { code, out, err } = await vestibule(['theme', command, 'vars.json'], file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^vars\.json could not be read: it holds variables, and no mode/);
  }
});

test('a file that was written on Windows is read by every command of themes, and by prerender', async () => {
  const mark = '\uFEFF';
  const theme = `${mark}${JSON.stringify({ colors: { error: '#8B1214' } })}`;
  for (const command of ['check', 'css', 'convert']) {
    expect((await vestibule(['theme', command, 'a.json'], theme)).code).toBe(0);
  }
  const rendered = await vestibule(['prerender', 'a.json'], mark + loginOptions, {
    render: async (_mount, options) => JSON.stringify(options),
  });
  expect(rendered).toMatchObject({ code: 0, out: `${loginOptions}\n` });
});

test('a file that was written on Windows is migrated with the byte order mark that it has', async () => {
  const { written } = await vestibule(['migrate', 'a.json', '--write'], '\uFEFF{}', {
    migrate: async (text) => ({ text: `${text}\n`, notes: [] }),
  });
  expect(written.get('a.json')).toBe('\uFEFF{}\n');
});

test('the line ends of Windows are printed as they are, and a lone carriage return is spelled out [T-HOST-20]', async () => {
  const { out } = await vestibule(['migrate', 'a.ts'], 'a', {
    migrate: async () => ({ text: 'a\r\nb\rc\r\n', notes: [] }),
  });
  expect(out).toBe('a\r\nb\\u{d}c\r\n');
});

describe('a full disk, or a missing folder', () => {
  const writeFile = async () => Promise.reject(new Error('ENOENT: no such folder'));

  test.each([
    [['theme', 'from-color', 'teal', '--out', 'x/theme.json']],
    [['theme', 'convert', 'a.json', '--out', 'x/theme.json']],
  ])('is reported, and nothing is reported as written: %j', async (args) => {
    const { code, out, err } = await vestibule(args, { colors: { error: '#8B1214' } }, { writeFile });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('x/theme.json could not be written: ENOENT: no such folder\n');
  });
});

test('a renderer that throws an odd value is reported, and the command does not reject', async () => {
  const render = () => Promise.reject('no mount');
  expect(await vestibule(['prerender', 'a.json'], loginOptions, { render })).toMatchObject({
    code: 2,
    err: 'a.json could not be rendered: no mount\n',
  });
});

test.each([
  [['theme', 'css']],
  [['theme', 'css', '--dark']],
  [['theme', 'check', 'a', 'b']],
  [['theme', 'convert', 'a', 'b']],
  [['theme', 'convert', 'a', '--out']],
  [['theme', 'from-color', 'red', '--out=']],
  [['theme']],
  [['prerender', '--mount']],
  [['migrate', 'a', 'b']],
  [['Theme', 'check', 'a']],
])('an invalid command writes nothing and points to the help: %j', async (args) => {
  const { code, out, err, written } = await vestibule(args, '{}');
  expect({ code, out, files: written.size }).toEqual({ code: 2, out: '', files: 0 });
  expect(err).toMatch(/\nSee vestibule-auth --help\.\n$/);
});

import { expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { toDesignTokens } from '../design-tokens/to-design-tokens';
import { themeFromColor } from '../brand/theme-from-color';
import { runOn } from './testing/run-on';

const vestibule = (args: readonly string[], files: Readonly<Record<string, unknown>> = {}) =>
  runOn(args, files, {
    mistakesOf: async () => [],
    render: async (_mount, options) => `<div>${JSON.stringify(options)}</div>`,
  });

/** Runs `migrate`. The rewrite reports a loss for a text with "lost", and refuses a text with "refused". */
const migrateOn = (args: readonly string[], files: Readonly<Record<string, string>>) =>
  runOn(['migrate', ...args], files, {
    migrate: async (text) => {
      if (text.includes('refused')) throw Object.assign(new Error('it is a page.'), { name: 'Refusal', line: 3 });
      const notes = text.includes('lost') ? [{ line: 2, level: 'lost' as const, message: 'no such thing' }] : [];
      return { text: text.replace('stytch', 'vestibule'), notes };
    },
  });

const application = {
  'src/a.ts': 'stytch',
  'src/deep/b.tsx': 'stytch lost',
  'src/other.ts': 'nothing of theirs',
  'src/notes.txt': 'stytch',
  'src/node_modules/x.ts': 'stytch',
};

test('migrating a folder rewrites each module in it, and lists what is left', async () => {
  const { code, out, err, disk } = await migrateOn(['src', '--write'], application);
  expect(code).toBe(1);
  expect(Object.fromEntries(disk)).toEqual({
    ...application,
    'src/a.ts': 'vestibule',
    'src/deep/b.tsx': 'vestibule lost',
  });
  expect(out).toMatch(/2 files rewritten, 0 files left as they are\.\n$/);
  expect(err).toMatch(/\nLeft to do by hand:\n {2}src\/deep\/b\.tsx:2: no such thing\n$/);
});

test('migrating a pattern rewrites the files that match, and no other', async () => {
  const { code, disk } = await migrateOn(['src/**/*.{tsx,jsx}', 'src/a.ts', '--write'], {
    ...application,
    'a.tsx': 'stytch',
  });
  expect(code).toBe(1);
  expect({ srcATs: disk.get('src/a.ts'), srcDeepBTsx: disk.get('src/deep/b.tsx'), aTsx: disk.get('a.tsx') }).toEqual({
    srcATs: 'vestibule',
    srcDeepBTsx: 'vestibule lost',
    aTsx: 'stytch',
  });
});

const searched = 'A folder or a pattern is searched for .js, .ts, .jsx, .tsx and pages; name JSON files themselves.';

test('a pattern may begin with the folder that it is in, and one that matches nothing is an error', async () => {
  for (const pattern of ['./src/**/*.tsx', String.raw`.\src\**\*.tsx`]) {
    const { disk } = await migrateOn([pattern, '--write'], application);
    expect(disk.get('src/deep/b.tsx')).toBe('vestibule lost');
  }
  const misspelt = await migrateOn(['scr/**/*.tsx', '--check'], application);
  expect({ code: misspelt.code, err: misspelt.err }).toEqual({
    code: 2,
    err: `No file was found: scr/**/*.tsx. ${searched}\n`,
  });
});

test('a folder without a source file is an error that says what is searched for', async () => {
  const { code, err } = await migrateOn(['data', '--write'], { 'data/stytch.json': '{}' });
  expect({ code, err }).toEqual({ code: 2, err: `No file was found: data. ${searched}\n` });
});

test('a check writes nothing, and exits with 1 if something would be written', async () => {
  const { code, out, disk } = await migrateOn(['src/a.ts', '--check'], application);
  expect({ code, srcATs: disk.get('src/a.ts') }).toEqual({ code: 1, srcATs: 'stytch' });
  expect(out).toBe('1 file would be rewritten, 0 files left as they are.\n');
  expect((await migrateOn(['src/other.ts', '--check'], application)).code).toBe(0);
});

test('a refused file is unchanged, and the reason is printed', async () => {
  const { code, err, disk } = await migrateOn(['page.html', '--write'], { 'page.html': 'stytch refused' });
  expect({ code, pageHtml: disk.get('page.html') }).toEqual({ code: 2, pageHtml: 'stytch refused' });
  expect(err).toMatch(/^page\.html:3: error: it is a page\.\npage\.html was left as it is\.\n/);
  const among = await migrateOn(['src', '--write'], { ...application, 'src/c.ts': 'stytch refused' });
  expect(among.code).toBe(1);
  expect(among.out).toContain('2 files rewritten, 1 file left as it is.');
});

test.each([
  [['src']],
  [['src', '--out', 'x.ts']],
  [['src/a.ts', 'src/other.ts']],
  [['src/a.ts', '--write', '--check']],
  [['src/a.ts', 'src/other.ts', '--out', 'x.ts']],
])('the arguments %j print what to write instead, and nothing is written', async (args) => {
  const { code, disk } = await migrateOn(args, application);
  expect(code).toBe(2);
  expect(Object.fromEntries(disk)).toEqual(application);
});

test('the version of the package is printed', async () => {
  expect(await runOn(['--version'], {}, { version: '4.5.6' })).toMatchObject({ code: 0, out: '4.5.6\n' });
});

const check = (file: unknown) => vestibule(['theme', 'check', 'brand.json'], { 'brand.json': file });

test('a readable theme passes with every pair', async () => {
  const { code, out, err } = await check(toDesignTokens(darkTheme));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^pair +ratio +target +nearest that passes\n/);
  expect(out).toMatch(/text\.body\.color on container\.backgroundColor +13\.\d\d +4\.50 +pass\n/);
  expect(out).toMatch(/22 of 22 pairs pass\.\n/);
});

test('a pale helper text is printed with its pair, its ratio and a colour that passes', async () => {
  const { code, out } = await check({ text: { helper: { color: '#777' } } });
  expect(code).toBe(1);
  expect(out).toMatch(/text\.helper\.color on container\.backgroundColor +4\.47 +4\.50 +FAIL +#767676\n/);
  expect(out).toMatch(/1 of 22 pairs fail\./);
});

test.each([
  ['#C4B5FD', 0, 'passes on the dark card'],
  ['#1E1B4B', 1, 'passes on the light card alone'],
])('the dark theme of a pair is rated with the dark theme that it follows: %s', async (primary, exit) => {
  const { code, out } = await check({ light: {}, dark: { colors: { primary } } });
  expect(out).toMatch(/^light\n[^]*22 of 22 pairs pass\./);
  expect(code).toBe(exit);
});

test('a theme for light and one for dark are both rated', async () => {
  const { code, out } = await check({ light: {}, dark: { ...darkTheme, container: { backgroundColor: '#FFFFFF' } } });
  expect(code).toBe(1);
  expect(out).toMatch(/^light\n[^]*22 of 22 pairs pass\.[^]*dark\n[^]*pairs fail/);
});

test('a value that could not be used is reported, and the theme does not pass', async () => {
  const plain = await check({ colors: { primary: 'rde', sucess: 'green' }, container: { width: 'wide' } });
  expect(plain.code).toBe(1);
  expect(plain.out).toMatch(
    /error: "colors\.sucess" is not a token, so it was ignored\. Did you mean "colors\.success"\?\n/,
  );
  expect(plain.out).toMatch(
    /22 of 22 pairs pass\.\n\n(?:error: .+\n){3}\n3 names or values could not be used, so the theme does not pass\.\n/,
  );
  expect(plain.out).toMatch(/error: the value of "container\.width" is "wide", which is not a valid length/);
  expect(plain.out).toMatch(/error: The value of "colors\.primary" is "rde", which is no CSS colour/);
  const tokens = await check({ colors: { primary: { $type: 'color', $value: '{gone}' } } });
  expect(tokens.code).toBe(1);
  expect(tokens.out).toMatch(/error: "colors\.primary" refers to "gone"/);
});

test('an older file, and one with additional content, passes with a note', async () => {
  const { code, out } = await check({
    colors: { primary: { $type: 'color', $value: '#19303D' }, blurple: { $value: 1 } },
  });
  expect(code).toBe(0);
  expect(out).toMatch(/note: The value of "colors\.primary" is text/);
  expect(out).toMatch(/warning: "colors\.blurple" is not a token/);
});

test('a host’s variable neither passes nor fails', async () => {
  const { code, out } = await check({ colors: { error: 'var(--brand-red)' } });
  expect(code).toBe(0);
  expect(out).toMatch(/colors\.error on container\.backgroundColor +\? +4\.50 +not known\n/);
  expect(out).toMatch(/2 cannot be checked here/);
});

test.each([
  ['{"colors":', /brand\.json could not be read: it is not JSON/],
  ['"#fff"', /brand\.json could not be read: it holds no JSON object/],
  [`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, /more than 100 levels deep/],
])('a file that is no theme is reported in a sentence: %.12s', async (file, message) => {
  const { code, out, err } = await check(file);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test('a missing file is named in the error', async () => {
  const { code, err } = await vestibule(['theme', 'check', 'nowhere.json']);
  expect(code).toBe(2);
  expect(err).toMatch(/nowhere\.json could not be read: ENOENT/);
});

test('a brand with one colour gets a theme that passes, and the changes are printed', async () => {
  const { code, out, err } = await vestibule(['theme', 'from-color', '#F26B1D']);
  expect(code).toBe(0);
  expect(err).toMatch(
    /^colors\.primary: #F26B1D became #[\dA-F]{6}, because on container\.backgroundColor it had 3\.\d\d:1 and needs 4\.5:1\.\n$/,
  );
  expect((await check(out)).code).toBe(0);
});

test('a brand with one colour gets a theme for each scheme, as one value of `theme` [B-LOOK-10]', async () => {
  const { code, out, err } = await vestibule(['theme', 'from-color', '--both', '#F26B1D']);
  expect(code).toBe(0);
  const { light, dark } = themeFromColor('#F26B1D');
  expect(JSON.parse(out)).toEqual({ light, dark });
  expect(err).toMatch(/^light: colors\.primary: #F26B1D became/);
  expect((await check(out)).code).toBe(0);
  const tokens = await vestibule(['theme', 'from-color', '--both', 'teal', '--out', 'brand.tokens.json']);
  expect(tokens.code).toBe(2);
  expect(tokens.err).toMatch(/A file of design tokens holds one theme/);
});

test('a translucent brand colour is blended, and the note says with what [B-LOOK-10]', async () => {
  const { code, err } = await vestibule(['theme', 'from-color', '--both', '#9A3F2280']);
  expect(code).toBe(0);
  expect(err).toMatch(/^light: #9A3F2280 has an opacity of 50%.*blended with white, to #CC9F90\.\n/);
  expect(err).toMatch(/\ndark: #9A3F2280 has an opacity of 50%.*blended with black, to #4D2011\.\n/);
});

test('a transparent brand colour is refused, and nothing is printed as a theme [B-LOOK-10]', async () => {
  const { code, out, err } = await vestibule(['theme', 'from-color', 'transparent', '--out', 'theme.json']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^The colour "transparent" has an opacity of 0/);
});

test('a brand with one colour gets a file for its design tools', async () => {
  const { code, out, disk } = await vestibule(['theme', 'from-color', '--dark', 'teal', '--out', 'brand.tokens.json']);
  expect({ code, out }).toEqual({ code: 0, out: 'Wrote brand.tokens.json.\n' });
  const file = disk.get('brand.tokens.json') ?? '';
  expect(file).toContain('"$type": "color"');
  expect((await check(file)).code).toBe(0);
});

test.each([
  [['theme', 'from-color', 'rde'], /"rde" cannot be read as a colour/],
  [['theme', 'from-color'], /takes one colour/],
  [['theme', 'from-color', 'rgb(1', '2', '3)'], /put quotes round it/],
  [['theme', 'from-color', 'red', '--out'], /"--out" takes the name of a file/],
  [['theme', 'from-color', 'red', '--drak'], /has no option "--drak"/],
  [['theme', 'from-color', 'red', '--dark', '--both'], /Both "--dark" and "--both" were given/],
  [['theme', 'from-color', '--both', 'red', '--dark'], /Give "--both" for a light and a dark theme, or "--dark"/],
  [['theme', 'check'], /takes one file/],
  [['theme', 'lint'], /There is no command "theme lint"/],
  [['fix'], /There is no command "fix"/],
])('a typing error is reported, with how to get help: %j', async (args, message) => {
  const { code, err } = await vestibule(args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test.each<[args: string[], first: string, entries: number]>([
  [['theme', 'check', '--help'], 'theme check <file>', 1],
  [['help', 'theme', 'check'], 'theme check <file>', 1],
  [['theme', '-h'], 'theme convert <file>', 5],
  [['theme', 'paint', '--help'], 'theme convert <file>', 5],
  [['migrate', 'src', '--write', '--help'], 'migrate <files>', 1],
])('%j prints the help of that command alone', async (args, first, entries) => {
  const { code, out, err } = await vestibule(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.startsWith(`  vestibule-auth ${first}`)).toBe(true);
  expect(out.match(/^ {2}vestibule-auth /gm)).toHaveLength(entries);
});

test('"theme" alone prints the help of its commands, and is refused', async () => {
  const { code, err } = await vestibule(['theme']);
  expect(code).toBe(2);
  expect(err).toMatch(/^"theme" needs a command\.\n\n {2}vestibule-auth theme convert/);
});

test.each([[['--help']], [[]], [['help']], [['paint', '--help']]])('the whole help is printed for %j', async (args) => {
  const { code, out } = await vestibule(args);
  expect(code).toBe(0);
  expect(out).toMatch(/vestibule-auth theme check <file>/);
});

test('a theme becomes a style sheet for server-rendered pages, with the same text each time [B-DRAWN-5]', async () => {
  const css = (file: unknown) => vestibule(['theme', 'css', 'brand.json'], { 'brand.json': file });
  const brand = { light: { colors: { primary: '#0a7' } }, dark: { colors: { primary: '#7fa' } } };
  const { code, out } = await css(brand);
  expect(code).toBe(0);
  expect(out).toMatch(
    /\.vestibule\.vestibule-(\w+)\{--vestibule-colors-primary:#0a7\}.*prefers-color-scheme:dark.*vestibule-\1\{/,
  );
  expect((await css(brand)).out).toBe(out);
  expect((await css({ colors: { primary: 'red;}' } })).code).toBe(1);
});

test('a page that is written beforehand gets the markup of the first screen', async () => {
  const options = { config: { products: ['emailMagicLinks'] } };
  const rendered = await vestibule(['prerender', 'options.json'], { 'options.json': options });
  expect(rendered).toMatchObject({ code: 0, out: `<div>${JSON.stringify(options)}</div>\n` });
  expect((await vestibule(['prerender', 'options.json'])).code).toBe(2);
  expect((await vestibule(['prerender'])).err).toContain('takes one file');
});

test('a file of the provider’s own widget is rewritten, with a line for what was not', async () => {
  const migrate = (args: readonly string[], level?: 'lost' | 'look') =>
    runOn(
      ['migrate', ...args],
      { 'a.ts': 'before' },
      {
        migrate: async (text, name) => ({
          text: `${name}: not ${text}\n`,
          notes: level ? [{ line: 7, level, message: 'it is so.' }] : [],
        }),
      },
    );
  expect(await migrate(['a.ts'])).toMatchObject({ code: 0, out: 'a.ts: not before\n', err: '' });
  const written = await migrate(['a.ts', '--out', 'b.ts'], 'lost');
  expect(written.code).toBe(1);
  expect(written.disk.get('b.ts')).toBe('a.ts: not before\n');
  expect(written.out).toContain('Wrote b.ts; 1 could not be carried over, see above.\n');
  expect(written.err).toBe('a.ts:7: error: it is so.\n\nLeft to do by hand:\n  a.ts:7: it is so.\n');
  expect((await migrate(['a.ts'], 'look')).code).toBe(0);
  expect((await migrate([])).code).toBe(2);
  expect((await migrate(['a.ts', '--bright'])).code).toBe(2);
  expect((await migrate(['gone.ts'])).code).toBe(2);
});

const escape = '\u001B]0;owned\u0007\u009B31m';

test('escape sequences in a file are printed visibly and not sent to a terminal [T-HOST-20]', async () => {
  const named = { Brand: { [`${escape}`]: { $type: 'color', $value: 'nonsense' } }, colors: { primary: escape } };
  const files = { 'brand.json': named };
  for (const args of [
    ['theme', 'check', 'brand.json'],
    ['theme', 'convert', 'brand.json'],
    ['theme', 'css', 'brand.json'],
    ['prerender', 'brand.json'],
    ['theme', escape],
  ]) {
    const { out, err } = await vestibule(args, files);
    // oxlint-disable-next-line no-control-regex -- they are what this is about
    expect(`${out}${err}`).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/);
  }
  expect((await vestibule(['theme', escape])).err).toContain('\\u{1b}]0;owned\\u{7}\\u{9b}31m');
});

test('a file that is written to a pipe keeps its bytes', async () => {
  const { out } = await runOn(
    ['migrate', 'in.ts'],
    { 'in.ts': 'x' },
    { isScreen: false, migrate: async () => ({ text: `'${escape}'\n`, notes: [] }) },
  );
  expect(out).toBe(`'${escape}'\n`);
});

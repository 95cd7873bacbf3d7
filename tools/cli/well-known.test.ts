import { describe, expect, test } from 'vitest';
import { runOn } from './testing/run-on';
import type { Terminal } from './terminal';

const usual = [
  '--origin',
  'https://app.example',
  '--enroll',
  '/passkeys/new',
  '--manage',
  '/passkeys',
  '--out',
  'public/',
];

/** Runs `well-known`; returns the folders that it created as well. */
async function wellKnown(args: readonly string[] = usual, more: Partial<Terminal> = {}, files = {}) {
  const folders: string[] = [];
  const result = await runOn(['well-known', ...args], files, {
    makeFolder: async (path) => void folders.push(path),
    ...more,
  });
  return { ...result, folders, file: (name: string) => result.disk.get(`public/.well-known/${name}`) ?? '' };
}

test('the files that browsers look for are written to a folder, which is created if necessary', async () => {
  const { code, folders, names, file, out } = await wellKnown();
  expect({ code, folders }).toEqual({ code: 0, folders: ['public/.well-known'] });
  expect(names).toHaveLength(3);
  expect(JSON.parse(file('passkey-endpoints'))).toEqual({
    enroll: 'https://app.example/passkeys/new',
    manage: 'https://app.example/passkeys',
  });
  expect(JSON.parse(file('webauthn'))).toEqual({ origins: ['https://app.example'] });
  expect(out.match(/^Wrote public\/\.well-known\//gm)).toHaveLength(3);
});

test('the page for a changed password redirects, and holds the redirects of common hosts', async () => {
  const { file } = await wellKnown();
  expect(file('change-password')).toContain('<meta http-equiv="refresh" content="0; url=/passkeys" />');
  expect(file('change-password')).toContain('return 302 /passkeys;');
});

test.each([
  [['--related', 'https://app.example.org', '--related', 'https://app.example.de']],
  [['--related', 'https://app.example.org', 'https://app.example.de']],
  [['--related', 'https://app.example.org', 'https://app.example.de', 'https://app.example']],
])('related origins are listed once each, however they are given: %j', async (related) => {
  const { file } = await wellKnown([...usual, ...related]);
  const { origins } = JSON.parse(file('webauthn'));
  expect(origins).toEqual(['https://app.example', 'https://app.example.org', 'https://app.example.de']);
});

test('more names than browsers follow are reported, and one name under several endings counts once', async () => {
  const many = ['b', 'c', 'd', 'e', 'f'].flatMap((name) => ['--related', `https://${name}.test`]);
  const result = await wellKnown([...usual, ...many]);
  expect({ code: result.code, err: result.err }).toEqual({
    code: 1,
    err: expect.stringContaining('6 different names; browsers may follow 5 alone'),
  });
  const one = ['com', 'org', 'de', 'fr', 'co.uk', 'com.au'].flatMap((end) => ['--related', `https://app.${end}`]);
  expect((await wellKnown([...usual, ...one])).code).toBe(0);
});

test('the address of a page cannot break out of the file that redirects to it', async () => {
  const { file } = await wellKnown([
    '--origin',
    'https://app.example',
    '--enroll',
    '/',
    '--manage',
    '/a?b="-->&c',
    '--out',
    'public',
  ]);
  expect(file('change-password').match(/-->/g)).toHaveLength(1);
  expect(file('change-password')).not.toContain('url=/a?b="');
});

describe('invalid choices write nothing and point to the help', () => {
  const but = (name: string, value: string) => usual.map((one, at) => (usual[at - 1] === name ? value : one));
  test.each([
    [[]],
    [usual.slice(2)],
    [usual.slice(0, -1)],
    [[...usual, 'https://stray.example']],
    [[...usual, '--force=yes']],
    [but('--origin', 'http://app.example')],
    [but('--origin', 'https://app.example/')],
    [but('--origin', 'app.example')],
    [but('--enroll', 'https://evil.example/passkeys')],
    [but('--manage', '//evil.example')],
    [but('--manage', 'passkeys')],
    [[...usual, '--related', 'https://app.example.org/path']],
  ])('%j', async (args) => {
    const { code, err, names } = await wellKnown(args);
    expect({ code, names }).toEqual({ code: 2, names: [] });
    expect(err).toMatch(/\nSee vestibule-auth --help\.\n$/);
  });
});

test('a file that is there with another content is kept, and replaced by --force alone', async () => {
  const own = { 'public/.well-known/webauthn': 'mine' };
  const kept = await wellKnown(usual, {}, own);
  expect({ code: kept.code, err: kept.err, mine: kept.file('webauthn') }).toEqual({
    code: 1,
    err: 'public/.well-known/webauthn: error: it is there with another content, and was kept. Use --force to replace it.\n',
    mine: 'mine',
  });
  expect(kept.names).toHaveLength(3);
  const forced = await wellKnown([...usual, '--force'], {}, own);
  expect(forced.file('webauthn')).not.toBe('mine');
  expect(forced.code).toBe(0);
});

test('a file that does not contain what was written, and a full disk, are reported', async () => {
  const changed = await wellKnown([...usual, '--force'], { readFile: async () => 'else' });
  expect({ code: changed.code, err: changed.err }).toEqual({
    code: 1,
    err: expect.stringContaining('its content differs from what was written'),
  });
  const full = await wellKnown(usual, { writeFile: () => Promise.reject(new Error('ENOSPC')) });
  expect({ code: full.code, err: full.err }).toEqual({
    code: 2,
    err: 'public/.well-known could not be written: ENOSPC\n',
  });
});

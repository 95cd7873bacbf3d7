import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const compact = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const rewritten = (text: string, name = 'in.ts') => {
  const { text: written, notes } = migrate(`${text}\n`, name);
  return { text: compact(written), notes: notes.map(({ level, message }) => `${level}: ${message}`) };
};
/** A call of a mount that was imported, with these options. */
const mounted = (inside: string, mount = 'mountLogin') => {
  const { text, notes } = rewritten(`import { ${mount} } from '@stytch/vanilla-js';\n${mount}({ ${inside} });`);
  return { call: text.slice(text.indexOf(';') + 1).trim(), notes };
};

// Columns: the options of the provider's mount | ours, and the notes.
describe('options that', () => {
  test.each([
    ['have short names', 'client, elementId, config', 'mountLogin(elementId, { client, config });', []],
    [
      'are made where they are named',
      'client, elementId: place(), presentation: { theme: brand() }',
      'mountLogin(place(), { client, theme: {} });',
      ['lost: the theme "brand()" is not carried over: it is not written here.'],
    ],
    [
      'have looks that are made elsewhere',
      "client, elementId: '#in', presentation",
      "mountLogin('#in', { client, theme: presentation });",
      ['look: "presentation" is made elsewhere: migrate that file as well, and give it as theme.'],
    ],
    [
      'have sentences that are made elsewhere',
      "client, elementId: '#in', strings: words",
      "mountLogin('#in', { client, strings: words });",
      ['look: "strings" are made elsewhere: migrate that file as well.'],
    ],
    [
      'name a place as an id',
      "client, elementId: 'in'",
      "mountLogin('in', { client, });",
      ['look: a target is a selector, or the element: is "in" the id "#in"?'],
    ],
    [
      'have a token to begin with',
      "client, elementId: '#in', authTokenParams: { token }",
      "mountLogin('#in', { client, });",
      [
        'lost: "authTokenParams" is not carried over: authenticate with the token before you mount (client.session.attest).',
      ],
    ],
    ['are spread in part', "...shared, elementId: '#in'", "mountLogin('#in', { ...shared, });", []],
    ['are a text that looks like one of ours', 'client, elementId: `#in`', 'mountLogin(`#in`, { client, });', []],
  ] as const)('%s are carried over', (_what, inside, call, notes) => {
    expect(mounted(inside)).toEqual({ call, notes });
  });
});

describe('a consent manifest', () => {
  test.each([
    ['by a function', 'getIDPConsentManifest: words', 'consentManifest: words'],
    ['by its name', 'getIDPConsentManifest', 'consentManifest: getIDPConsentManifest'],
    ['in a method', 'getIDPConsentManifest() { return []; }', 'consentManifest() { return []; }'],
    ['in quotes', "'getIDPConsentManifest': words", 'consentManifest: words'],
  ])('%s is kept', (_how, inside, expected) => {
    const { call, notes } = mounted(`client, config, elementId: '#in', ${inside}`, 'mountIdentityProvider');
    expect(call).toBe(`mountIdentityProvider('#in', { client, config, ${expected} });`);
    expect(notes).toEqual([]);
  });
});

describe('options that are passed to a mount elsewhere', () => {
  test('are carried over, and a note says where the target goes', () => {
    const { text, notes } = rewritten("export const options = { client, config, elementId: '#in', presentation: {} };");
    expect(text).toBe('export const options = { client, config, theme: {} };');
    expect(notes).toEqual(['lost: "elementId" is not carried over: \'#in\' is the first argument of the mount.']);
  });

  test('by two mounts are noted at the second', () => {
    const { text, notes } = rewritten(
      "import { mountLogin } from '@stytch/vanilla-js';\nconst options = { client, elementId: '#in' };\nmountLogin(options);\nmountLogin(options);",
    );
    expect(text).toContain("mountLogin('#in', options); mountLogin(options);");
    expect(notes).toEqual([
      'lost: this call of mountLogin is not rewritten: its options are given to another mount, and were rewritten there.',
    ]);
  });

  test('in JSON stay JSON', () => {
    const given = {
      elementId: '#in',
      config: { products: ['otp'] },
      presentation: { options: { enableShadowDOM: true } },
    };
    const { text, notes } = rewritten(JSON.stringify(given), 'options.json');
    expect(JSON.parse(text)).toEqual({ config: { products: ['otp'], enableShadowDOM: true }, theme: {} });
    expect(notes).toHaveLength(1);
  });
});

test.each([
  'const settings = { config, theme };',
  'const one = { client };',
  "const presentationMode = { theme: 'dark' };",
  "client.mountLoginForm({ elementId: '#in' });",
])('code that only looks alike is unchanged: %s', (text) => {
  expect(rewritten(text)).toEqual({ text, notes: [] });
});

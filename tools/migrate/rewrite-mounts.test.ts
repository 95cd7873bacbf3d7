import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const compact = (line: string) => line.replaceAll(/\s+/g, ' ').trim();
const rewritten = (text: string) => {
  const { text: written, notes } = migrate(`${text}\n`, 'in.ts');
  expect(() => parse(written, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
  const lines = written.trim().split('\n');
  return { lines: lines.map(compact), notes: notes.map(({ level, message }) => `${level}: ${message}`) };
};
const provider = (names: string) => `import { ${names} } from '@stytch/vanilla-js';\n`;
const ours = (names: string) => `import { ${names} } from 'vestibule-auth';`;

// Columns: the user's mount by a client | our call.
describe('a mount by a client', () => {
  test.each([
    ["stytch.mountLogin({ elementId: '#in' });", "mountLogin('#in', { client: stytch, });"],
    ["this.client.mountLogin({ elementId: '#in' });", "mountLogin('#in', { client: this.client, });"],
    ["clientOf(page).mountLogin({ elementId: '#in' });", "mountLogin('#in', { client: clientOf(page), });"],
    ["(await made).mountLogin({ elementId: '#in' });", "mountLogin('#in', { client: (await made), });"],
    ["stytch.mountLogin({ client: other, elementId: '#in' });", "mountLogin('#in', { client: other, });"],
    ["stytch.mountLogin(({ elementId: '#in' }));", "mountLogin('#in', ({ client: stytch, }));"],
    ["stytch.mountLogin({ elementId: '#in' } as Options);", "mountLogin('#in', { client: stytch, } as Options);"],
  ])('%s', (line, expected) => {
    const { lines, notes } = rewritten(line);
    expect(lines).toEqual([ours('mountLogin'), expected]);
    expect(notes).toEqual([]);
  });

  test.each([
    ['mountResetPassword', 'mountPasswordReset', '{ client: stytch, }'],
    ['mountPasskeyRegistration', 'mountPasskeyRegistration', '{ client: stytch, }'],
    ['mountIdentityProvider', 'mountIdentityProvider', '{ client: stytch, config: { products: [] }, }'],
  ])('by %s calls %s', (method, mount, options) => {
    const { lines } = rewritten(`stytch.${method}({ elementId: '#in' });`);
    expect(lines).toEqual([ours(mount), `${mount}('#in', ${options});`]);
  });

  test('that is created in the call uses the client that is still imported', () => {
    const { lines } = rewritten(
      `${provider('StytchUIClient')}new StytchUIClient(token).mountLogin({ elementId: '#in' });`,
    );
    expect(lines).toContain("mountLogin('#in', { client: new StytchClient(token), });");
  });

  test('in a target with a renamed name has the new name', () => {
    const { lines } = rewritten(
      `${provider('mountLogin, StytchUIClient')}mountLogin({ client, elementId: placeOf(StytchUIClient) });`,
    );
    expect(lines).toContain('mountLogin(placeOf(StytchClient), { client, });');
  });

  test('in a function with the name of the mount does not call that function', () => {
    const { lines } = rewritten(
      "function mountLogin() {\n  stytch.mountLogin({ elementId: '#in' });\n}\nmountLogin();",
    );
    expect(lines).toEqual([
      ours('mountLogin as mountVestibuleLogin'),
      'function mountLogin() {',
      "mountVestibuleLogin('#in', { client: stytch, });",
      '}',
      'mountLogin();',
    ]);
  });

  test('that is called twice is imported once', () => {
    const { lines } = rewritten("a.mountLogin({ elementId: '#a' });\nb.mountLogin({ elementId: '#b' });");
    expect(lines.filter((line) => line.startsWith('import'))).toEqual([ours('mountLogin')]);
  });
});

// Columns: a call that cannot be rewritten | the note about it.
describe('a call is kept unchanged, with a note', () => {
  test.each([
    ['mountLogin();', 'its options are not written here'],
    ['mountLogin(...given);', 'its options are not written here'],
    ['mountLogin(isDark ? dark : light);', 'its options are not written here'],
    ['mountLogin({ client, config });', 'it has no elementId'],
    ["mountLogin('#in', { client, config });", 'its options are not written here'],
    ['mountLogin({ client, [elementId]: place });', 'it has no elementId'],
  ])('%s', (line, why) => {
    const { lines, notes } = rewritten(provider('mountLogin') + line);
    expect(lines).toEqual([ours('mountLogin'), line]);
    expect(notes).toEqual([`lost: this call of mountLogin is not rewritten: ${why}.`]);
  });

  // The client may be missing.
  test.each([
    ["stytch?.mountLogin({ elementId: '#in', config, presentation: { theme: {} } });", 'stytch'],
    ["stytch?.mountLogin({ elementId: '#in', strings: { 'login.title': 'Hi' } });", 'stytch'],
    ["page?.client.mountLogin({ elementId: '#in', config });", 'page?.client'],
    ["stytch.mountLogin?.({ elementId: '#in', config });", 'stytch'],
    ["const given = { elementId: '#in', config };\nstytch?.mountLogin(given);", 'stytch'],
  ])('an optional one: %s', (text, client) => {
    expect(rewritten(text)).toEqual({
      lines: text.split('\n'),
      notes: [
        `lost: this call of mountLogin is not rewritten: it is optional. Write \`if (${client}) ${client}.mountLogin(...)\`, and run this again.`,
      ],
    });
  });

  test('a function of the same name that is their own', () => {
    const line = "import { mountLogin } from './mine';\nmountLogin({ client, place });";
    expect(rewritten(line)).toEqual({ lines: line.split('\n'), notes: [] });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationNames } from '../../emulator/provider/operation-names';

/** The calls on which no fault is tried by name, and where they are tried instead. */
const elsewhere: Readonly<Record<string, string>> = {
  'magicLinks.email.send': 'widget/stytch/closed-sign-up.test.ts',
  // Called only on a page that is restored from the back-forward cache.
  'totps.recoveryCodes': 'flows/second-factor/second-factor.test.ts',
  // A navigation, not a call: its failure is shown by another page.
  'oauth.start': 'flows/oauth/oauth.test.ts',
};

/** The calls that the emulator answers and no widget makes: they are for hosts. */
const hosts: readonly string[] = [
  'passwords.resetBySession',
  'passwords.resetByExistingPassword',
  'user.update',
  'user.deleteEmail',
  'user.deletePhoneNumber',
  'user.deleteOAuthRegistration',
  'user.deleteCryptoWallet',
  'user.deleteBiometricRegistration',
  'session.attest',
  'oauth.attach',
];

/** All TypeScript of some folders, without the tests. */
const codeOf = (...folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

test('a call that is only for hosts is not used in the widget', () => {
  const code = codeOf('flows', 'widget');
  expect(code).toContain("'user.get'");
  expect(hosts.filter((name) => code.includes(name))).toEqual([]);
});

test('a new call of the provider is reported until the fault tests include it', () => {
  const specs = readdirSync('tests/faults')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(`tests/faults/${name}`, 'utf8'))
    .join('\n');
  const ours = operationNames.filter((name) => !hosts.includes(name));
  const untried = ours.filter((name) => !new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(specs));
  expect(untried).toEqual(Object.keys(elsewhere));
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationNames } from '../../emulator/provider/operation-names';

/** The calls on which no fault is tried by name, and where they are tried instead. */
const elsewhere: Readonly<Record<string, string>> = {
  // A page that is gone to, not a call: what goes wrong there is no page of ours.
  'oauth.start': 'flows/oauth/oauth.test.ts',
  // Between Google's stand-in and the provider's helper, in a frame of theirs.
  'oneTap.submit': 'widget/stytch/oauth/one-tap.test.ts',
};

test('whoever adds a call of the provider is told to try the faults on it', () => {
  const specs = readdirSync('tests/faults')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(`tests/faults/${name}`, 'utf8'))
    .join('\n');
  const untried = operationNames.filter((name) => !new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(specs));
  expect(untried).toEqual(Object.keys(elsewhere));
});

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { configProblemAtom } from './config-problem.atoms';
import { loginProblemAtom } from './login-problem.atoms';
import { mistakes } from './mistakes.lazy';

/** A configuration as a user without types may write it. */
const untyped = (config: object) => config as Config;

beforeAll(async () => void (await mistakes.load()));

/** The sentences about a configuration that a developer reads, in place of the log-in and of the other mounts. */
async function problemsOf(config: object) {
  const { store } = testStore(fakeProvider().provider, untyped(config));
  const stops = [store.sub(loginProblemAtom, () => undefined), store.sub(configProblemAtom, () => undefined)];
  await mistakes.load();
  const problems = [store.get(loginProblemAtom)?.sentence, store.get(configProblemAtom)?.sentence];
  for (const stop of stops) stop();
  return problems;
}

const both = 'Error: Cannot use both EML and Email OTP';
const noMethod = /^Error: There is no method to log in\. /;

// Columns: a configuration | the sentence in place of log-in, and that in place of the other mounts, which have no
// methods of their own.
describe('login problems', () => {
  test.each([
    [{ products: ['emailMagicLinks'] }, undefined, undefined],
    [{ products: ['passwords', 'passkeys'] }, undefined, undefined],
    [{ products: ['crypto'] }, undefined, undefined],
    [{ products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }] } }, undefined, undefined],
    [{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } }, both, both],
    [{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms', 'email'] } }, both, both],
    [{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } }, undefined, undefined],
    [{ products: ['emailMagicLinks', 'otp'] }, undefined, undefined],
    [{ products: [] }, expect.stringMatching(noMethod), undefined],
    [{}, expect.stringMatching(noMethod), undefined],
    [{ products: ['oauth'] }, expect.stringMatching(noMethod), undefined],
    [{ products: ['passkeys'] }, expect.stringContaining('Cannot use Passkeys by itself'), undefined],
  ])('the configuration %j is a mistake, which the developer sees', async (config, login, others) => {
    expect(await problemsOf(config)).toEqual([login, others]);
  });
});

// A page with a valid configuration is rendered without that code.
test.each([
  [{ products: ['passwords'] }, 0],
  [{ products: ['crypto'] }, 0],
  [{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } }, 0],
  [{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } }, 1],
  [{ products: ['oauth'] }, 1],
])('a page with %j loads the code of the mistakes so many times: %d', async (config, times) => {
  const load = vi.spyOn(mistakes, 'load');
  const { store } = testStore(fakeProvider().provider, untyped(config));
  const stop = store.sub(loginProblemAtom, () => undefined);
  expect(load).toHaveBeenCalledTimes(times);
  stop();
  load.mockRestore();
});

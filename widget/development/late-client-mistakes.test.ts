// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { lateClient } from '../stytch/late-client';
import { quietClient } from '../testing/quiet-client';
import { inspectConnection } from './inspect';
import { lateClientMistake } from './late-client-mistakes';

/** A late client of a host without types. */
const lateClientThat = (make: () => unknown) => lateClient(make as never);

// Columns: what the function gives | its name in the sentence.
test.each([
  [undefined, 'gave nothing'],
  [null, 'gave nothing'],
  ['public-token-1', 'gave a text, perhaps the public token'],
  [{ mountLogin: 0 }, 'gave an object without a session'],
  [() => 0, 'gave a function'],
])('a late client whose function gives %j is reported with what to return', async (given, words) => {
  expect(await lateClientMistake(lateClientThat(async () => given))).toEqual({
    section: 'the-function-of-lateclient',
    sentence: `The function of lateClient ${words}, not the provider's client, so no user can log in. Return a client made by createStytchClient of @stytch/vanilla-js/headless, or a promise of one.`,
  });
});

test('a late client whose function fails is reported once for all its mounts, with the cause', async () => {
  const client = lateClientThat(() => Promise.reject(new TypeError('no such file')));
  const report = vi.fn();
  const provider = client.provide(async () => undefined);
  await inspectConnection(provider, { client }, report);
  await inspectConnection(provider, { client }, report);
  expect(report.mock.calls).toEqual([
    [
      {
        section: 'the-function-of-lateclient',
        sentence: expect.stringMatching(
          /^The function of lateClient failed \(TypeError: no such file\), so no user can log in\. Return a client/,
        ),
      },
    ],
  ]);
});

test.each([
  ['a client', quietClient()],
  ['a late client that is made', lateClient(() => quietClient())],
  ['no client', undefined],
])('%s is no mistake of a late client', async (_what, given) => {
  expect(await lateClientMistake(given)).toBeUndefined();
});

import { expect, test } from '../index';

/** A call as the provider's client makes it. */
const askForCode = (origin: string, publicToken: string) =>
  fetch(`${origin}/sdk/v1/otps/email/login_or_create`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });

test('passes', async ({ emulator }) => {
  expect(await emulator.requests.list()).toEqual([]);
});

test('fails after one call', async ({ emulator: { origin, publicToken } }) => {
  const { status } = await askForCode(origin, publicToken);
  expect(status, 'the status of a call that succeeds').toBe(418);
});

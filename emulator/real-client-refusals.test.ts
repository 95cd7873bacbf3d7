// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/"}
import { createStytchClient } from '@stytch/vanilla-js/headless';
import type { StytchClientOptions } from '@stytch/vanilla-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StartedProvider, startProvider } from './node/start-provider';

const email = 'ada@example.com';
const publicToken = 'public-token-test-refusals';

let started: StartedProvider;
let client: ReturnType<typeof createStytchClient>;

beforeAll(async () => {
  started = await startProvider({ port: 0, publicToken });
  // The client reads `endpoints` and does not declare it.
  const options: StytchClientOptions & { endpoints: { testAPIURL: string } } = {
    endpoints: { testAPIURL: started.origin },
  };
  client = createStytchClient(publicToken, options);
});

beforeEach(() => change({ authorized_domains: null, disabled_operations: [] }));

afterAll(() => started.close());

async function change(settings: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${started.origin}/control/project`, { method: 'PATCH', headers, body: JSON.stringify(settings) });
}

const send = () => client.otps.email.loginOrCreate(email, { expiration_minutes: 5 });

test('a page of an authorized origin sends a code, and one of another origin is refused', async () => {
  await change({ authorized_domains: ['http://localhost'] });
  expect(await send()).toMatchObject({ status_code: 200 });
  await change({ authorized_domains: ['https://app.example'] });
  await expect(send()).rejects.toMatchObject({ error_type: 'bad_domain_for_stytch_sdk', status_code: 400 });
});

test('the client reports an operation that is off', async () => {
  await change({ disabled_operations: ['otps.email.loginOrCreate'] });
  await expect(send()).rejects.toMatchObject({ error_type: 'endpoint_not_authorized_for_sdk', status_code: 401 });
});

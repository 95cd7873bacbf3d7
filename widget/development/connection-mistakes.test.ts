// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lateClient } from '../stytch/late-client';
import { internally, quietClient } from '../testing/quiet-client';
import { connectionMistake } from './connection-mistakes';

afterEach(() => void vi.restoreAllMocks());

/** A client whose request for the settings is answered by `fetchSDK`. */
const clientThat = (fetchSDK: () => unknown) =>
  quietClient(internally({ publicToken: 'public-token-test-1', networkClient: { fetchSDK: async () => fetchSDK() } }));
const rejecting = (thrown: unknown) =>
  clientThat(() => {
    throw thrown;
  });
const unreachable = { name: 'StytchAPIUnreachableError', message: 'Unable to contact our servers.' };

test('a public token that is refused is reported with the token and the place of the right one [B-DEV-4]', async () => {
  const client = rejecting({ status_code: 401, error_type: 'unauthorized_credentials', error_message: 'No.' });
  expect((await connectionMistake(client))?.sentence).toMatch(
    /^Stytch refuses the public token "public-token-test-1" \(unauthorized_credentials\).*"API keys" in the Stytch dashboard/,
  );
});

test('a domain that is not registered is reported with the origin to register [B-DEV-4]', async () => {
  const client = rejecting({ status_code: 400, error_type: 'bad_domain_for_stytch_sdk' });
  expect((await connectionMistake(client))?.sentence).toMatch(
    /does not accept requests from http:\/\/localhost.*authorized domains/,
  );
});

test('an emulator that is off is reported with the address that was requested [B-DEV-4]', async () => {
  const name = 'http://localhost:3900/sdk/v1/projects/bootstrap/public-token-test-1';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  expect((await connectionMistake(rejecting(unreachable)))?.sentence).toMatch(
    /^The Stytch API cannot be reached at http:\/\/localhost:3900, .*emulator, start it/,
  );
});

test('a policy that blocks the API is reported with the origin to allow [B-DEV-4]', async () => {
  const client = clientThat(() => {
    const blocked = { blockedURI: 'https://test.stytch.com/sdk', effectiveDirective: 'connect-src' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), blocked));
    throw unreachable;
  });
  expect((await connectionMistake(client))?.sentence).toMatch(
    /policy of this page blocks https:\/\/test\.stytch\.com, .*to `connect-src`/,
  );
});

test.each([
  ['settings that load at the second try', clientThat(() => ({}))],
  ['a server that is out of order', rejecting({ status_code: 500, error_type: 'internal_server_error' })],
  ['too many requests', rejecting({ status_code: 429, error_type: 'too_many_requests' })],
  ['an answer that cannot be read', rejecting({ ...unreachable, message: 'Invalid JSON response from our servers.' })],
  ['a client without internals', quietClient()],
  ['a late client that cannot be made', lateClient(() => Promise.reject(new Error('no')))],
])('%s: nothing that a developer could change is reported [B-DEV-4]', async (_what, client) => {
  expect(await connectionMistake(client)).toBeUndefined();
});

test('a late client is checked like any other [B-DEV-4]', async () => {
  const client = lateClient(() => rejecting({ status_code: 404, error_type: 'project_not_found' }));
  expect((await connectionMistake(client))?.sentence).toContain('(project_not_found)');
});

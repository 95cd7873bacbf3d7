import { expect, test } from 'vitest';
import { openStandIn } from '../testing/social';
import { createVisitor, fieldsOf, type TestVisitor } from '../testing/visitor';

const email = 'ada@example.com';
const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const bootstrap = `/projects/bootstrap/${publicToken}`;

test('an operation that is off is refused, and every other one goes on', async () => {
  const visitor = createVisitor();
  const send = () => visitor.post('/otps/sms/login_or_create', { phone_number: '+12025550162' });
  expect(await send()).toMatchObject({ status: 200 });
  const disabled_operations = ['otps.sms.loginOrCreate'];
  expect(await visitor.control('PATCH', '/project', { disabled_operations })).toMatchObject({ disabled_operations });
  expect(await send()).toMatchObject({ status: 401, errorType: 'endpoint_not_authorized_for_sdk' });
  expect(await visitor.control('GET', '/messages')).toHaveLength(1);
  expect(await visitor.post('/otps/email/login_or_create', { email })).toMatchObject({ status: 200 });
  await visitor.control('PATCH', '/project', { disabled_operations: [] });
  expect(await send()).toMatchObject({ status: 200 });
});

test('an operation that is off is refused before its session and its body are read', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { disabled_operations: ['totps.create'] });
  expect(await visitor.post('/totps', 'not JSON')).toMatchObject({ errorType: 'endpoint_not_authorized_for_sdk' });
});

test('a social log-in that is off is explained on a page', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { disabled_operations: ['oauth.start'] });
  const page = await openStandIn(visitor, 'google');
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('endpoint_not_authorized_for_sdk')]);
});

test.each([
  ['oneTap.start', 'GET', `/v1/public/oauth/google/onetap/start?public_token=${publicToken}`],
  ['oneTap.submit', 'POST', '/v1/oauth/callback/any'],
  ['events', 'POST', '/sdk/v1/events'],
])('%s that is off is refused', async (operation, method, path) => {
  const { provider, control } = createVisitor();
  await control('PATCH', '/project', { disabled_operations: [operation] });
  const answer = await provider.fetch(new Request(`${origin}${path}`, { method }));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error_type: 'endpoint_not_authorized_for_sdk' });
});

/** The error of a request for the settings by a page with an origin, as the client tells it; empty without an error. */
async function errorFor({ provider }: TestVisitor, page: string | undefined, path = bootstrap): Promise<string> {
  const headers = {
    authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
    ...(page !== undefined && { 'x-sdk-parent-host': page }),
  };
  const answer = await provider.fetch(new Request(`${origin}/sdk/v1${path}`, { headers }));
  return fieldsOf(await answer.json()).optionalString('error_type') ?? '';
}

test('every page is authorized as long as the project has no list', async () => {
  const visitor = createVisitor();
  expect([await errorFor(visitor, 'https://other.example'), await errorFor(visitor, undefined)]).toEqual(['', '']);
});

test('with a list, only its pages are authorized, by their whole origin', async () => {
  const visitor = createVisitor();
  const authorized_domains = ['https://app.example', 'http://localhost:3000'];
  expect(await visitor.control('PATCH', '/project', { authorized_domains })).toMatchObject({ authorized_domains });
  for (const page of authorized_domains) expect(await errorFor(visitor, page)).toBe('');
  const others = ['http://app.example', 'https://app.example.evil.test', 'http://localhost:3001', '', undefined];
  for (const page of others) expect(await errorFor(visitor, page)).toBe('bad_domain_for_stytch_sdk');
  expect(await errorFor(visitor, 'https://other.example', '/users/me')).toBe('bad_domain_for_stytch_sdk');
});

test('a page that is not authorized is refused with the status 400', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { authorized_domains: [] });
  expect(await visitor.call('GET', bootstrap)).toMatchObject({ status: 400, errorType: 'bad_domain_for_stytch_sdk' });
  await visitor.control('PATCH', '/project', { authorized_domains: null });
  expect(await visitor.call('GET', bootstrap)).toMatchObject({ status: 200 });
});

import { expect, test } from 'vitest';
import { browserAtom } from '../core/host/browser.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { fakeProvider, later } from '../core/testing/fake-provider';
import type { Provider } from '../core/provider/provider';
import { testStore } from '../core/testing/test-store';
import { decideAtom } from './authorize';
import { beginAtom } from './begin';
import { pageAtom } from './identity-provider.options';
import { flowStateAtom } from './identity-provider.state';
import { confirmLogoutAtom, declineLogoutAtom } from './log-out';

let pages = 0;
const authorizeQuery = () =>
  `?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback&state=s${(pages += 1)}&scope=openid+read%3Ainvoices`;
const scopes = [
  { scope: 'openid', isGrantable: true },
  { scope: 'read:invoices', isGrantable: false },
];
const authorization = { isConsentRequired: true, client: { name: 'Robot' }, scopes, answer: {} };

function open(answers: Partial<Provider> = {}, query = authorizeQuery(), isFramed = false) {
  const { provider, calls } = fakeProvider({ startAuthorization: async () => succeeded(authorization), ...answers });
  const mounted = testStore(provider, { products: [] });
  const left: string[] = [];
  mounted.store.set(browserAtom, { leave: ({ href }) => void left.push(href), back: () => undefined });
  mounted.store.set(pageAtom, { query, address: `https://host.test/${query}`, isFramed });
  return { ...mounted, calls, left };
}
const types = (events: { type: string }[]) => events.map(({ type }) => type);

test('a person who allows is led back, with what can be granted of what was asked', async () => {
  const { store, calls, left, events } = open();
  await store.set(beginAtom);
  expect(store.get(flowStateAtom).status).toBe('consent');
  await store.set(decideAtom, true);
  expect(calls.at(-1)).toMatchObject({
    name: 'submitAuthorization',
    request: { isGranted: true, scopes: ['openid'], clientId: 'robot', redirectURI: 'https://robot.test/back' },
  });
  expect(left).toEqual(['https://robot.test/back?code=1']);
  expect(types(events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
});

test('a person who denies is told so where the answer leads nowhere', async () => {
  const { store, calls, left, events } = open({ submitAuthorization: async () => succeeded({ answer: {} }) });
  await store.set(beginAtom);
  await store.set(decideAtom, false);
  expect(calls.at(-1)).toMatchObject({ request: { isGranted: false } });
  expect(store.get(flowStateAtom)).toEqual({ status: 'denied' });
  expect(left).toEqual([]);
  expect(types(events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED']);
});

test('where no consent is required the answer is sent unasked, once, granted false', async () => {
  const startAuthorization = async () => succeeded({ ...authorization, isConsentRequired: false });
  const query = authorizeQuery();
  const first = open({ startAuthorization }, query);
  await first.store.set(beginAtom);
  expect(first.calls.at(-1)).toMatchObject({ name: 'submitAuthorization', request: { isGranted: false } });
  expect(types(first.events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
  const second = open({ startAuthorization }, query);
  await second.store.set(beginAtom);
  expect(second.calls.filter(({ name }) => name === 'submitAuthorization')).toEqual([]);
});

test.each(['https://evil.test/back?code=1', 'javascript:alert(1)', 'https://robot.test/other', '/back'])(
  'an answer that leads to %j is not followed',
  async (redirectURI) => {
    const { store, left, errors } = open({ submitAuthorization: async () => succeeded({ redirectURI, answer: {} }) });
    await store.set(beginAtom);
    await store.set(decideAtom, true);
    expect(left).toEqual([]);
    expect(store.get(flowStateAtom)).toMatchObject({ status: 'error', problem: { kind: 'unsafeAddress' } });
    expect(errors).toHaveLength(1);
  },
);

test('a missing parameter is told before a missing session, and both before anything is asked', async () => {
  const nobody = { person: () => undefined };
  const first = open(nobody, '?client_id=robot');
  await first.store.set(beginAtom);
  expect(first.store.get(flowStateAtom)).toMatchObject({ problem: { kind: 'missing', param: 'redirect_uri' } });
  const second = open(nobody);
  await second.store.set(beginAtom);
  expect(second.store.get(flowStateAtom)).toMatchObject({ problem: { kind: 'noSession' } });
  expect([...first.calls, ...second.calls]).toEqual([]);
  expect([...first.errors, ...second.errors]).toHaveLength(2);
});

test('another account since the question was asked: it is asked again, and nothing is sent for it', async () => {
  let person: Person | undefined = { userId: 'ada', account: 'ada@example.com' };
  const { store, calls } = open({ person: () => person });
  await store.set(beginAtom);
  person = { userId: 'bob', account: 'bob@example.com' };
  await store.set(decideAtom, true);
  expect(store.get(flowStateAtom)).toMatchObject({ status: 'consent', person, hasChanged: true });
  expect(calls.map(({ name }) => name)).toEqual(['startAuthorization', 'startAuthorization']);
  person = undefined;
  await store.set(decideAtom, true);
  expect(store.get(flowStateAtom)).toMatchObject({ problem: { kind: 'noSession' } });
});

test("in another site's frame nothing can be allowed", async () => {
  const { store, calls } = open({}, authorizeQuery(), true);
  await store.set(beginAtom);
  await store.set(decideAtom, true);
  expect(calls.map(({ name }) => name)).toEqual(['startAuthorization']);
});

test('a decision that is cancelled is not followed when its answer comes late', async () => {
  const answer = later<Awaited<ReturnType<Provider['submitAuthorization']>>>();
  const { store, left, unmount } = open({ submitAuthorization: () => answer.promise });
  await store.set(beginAtom);
  const decided = store.set(decideAtom, true);
  unmount();
  answer.settle(succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: {} }));
  await decided;
  expect(left).toEqual([]);
});

test('a preflight that fails is told, and can be tried again', async () => {
  let isDown = true;
  const { store, errors } = open({
    startAuthorization: async () => (isDown ? failed({ type: 'unreachable' }) : succeeded(authorization)),
  });
  await store.set(beginAtom);
  expect(store.get(flowStateAtom)).toMatchObject({ status: 'error', problem: { kind: 'provider' } });
  expect(errors).toHaveLength(1);
  isDown = false;
  await store.set(beginAtom, true);
  expect(store.get(flowStateAtom).status).toBe('consent');
});

const logoutQuery = '?client_id=robot&post_logout_redirect_uri=https%3A%2F%2Frobot.test%2Fbye&state=1';
const bye = 'https://robot.test/bye?state=1';

test('Yes ends the session, whatever the server says of it, and leads where the application asked', async () => {
  const { store, calls, left } = open(
    {
      startLogout: async () => succeeded({ isConsentRequired: true, redirectURI: bye }),
      revokeSession: async () => failed({ type: 'broken' }),
    },
    logoutQuery,
  );
  await store.set(beginAtom);
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  await store.set(confirmLogoutAtom);
  expect(calls.at(-1)?.name).toBe('revokeSession');
  expect(left).toEqual([bye]);
});

test('No ends nothing and leads nowhere', async () => {
  const { store, calls, left } = open({}, logoutQuery);
  await store.set(beginAtom);
  store.set(declineLogoutAtom);
  expect(store.get(flowStateAtom)).toEqual({ status: 'notLoggedOut' });
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  expect(left).toEqual([]);
});

test('a log-out that would lead elsewhere ends nothing', async () => {
  const { store, calls, left } = open(
    { startLogout: async () => succeeded({ isConsentRequired: false, redirectURI: 'https://evil.test/bye' }) },
    logoutQuery,
  );
  await store.set(beginAtom);
  expect(store.get(flowStateAtom)).toMatchObject({ problem: { kind: 'unsafeAddress' } });
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  expect(left).toEqual([]);
});

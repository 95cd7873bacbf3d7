import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Authorization } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Person } from '../../core/provider/provider';
import { later } from '../../core/testing/fake-provider';
import { identityProviderStateAtom } from '../identity-provider.actions';
import { loadLateCode, scopesOf, visited } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ada: Person = { userId: 'ada', account: 'ada@example.com' };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page whose session is still being checked, and the answers that the test gives. */
function checking() {
  let person: Person | undefined;
  let isCertain = false;
  const watchers = new Set<() => void>();
  const asked: string[] = [];
  const start = later<Outcome<Authorization>>();
  const page = visited({
    answers: {
      person: () => person,
      isPersonCertain: () => isCertain,
      watchPerson: (onChange) => {
        watchers.add(onChange);
        return () => void watchers.delete(onChange);
      },
      startAuthorization: () => {
        asked.push('startAuthorization');
        return start.promise;
      },
      connectedApps: async () => {
        asked.push('connectedApps');
        return succeeded([]);
      },
    },
  });
  const question = {
    isConsentRequired: true,
    client: { name: 'Robot' },
    answer: {},
    scopes: scopesOf('openid'),
  } as const;
  return {
    ...page,
    asked,
    answer: (own?: Person) => start.settle(succeeded({ ...question, ...(own && { person: own }) })),
    refuse: () => start.settle(failed({ type: 'session_not_found' })),
    know: (found: Person | undefined) => {
      person = found;
      isCertain = true;
      watchers.forEach((notify) => notify());
    },
  };
}

test('the preflight is sent before the session is checked, together with the request for earlier grants', async () => {
  const page = checking();
  await page.begin();
  expect(page.asked).toEqual(['startAuthorization', 'connectedApps']);
  expect(page.types()).toEqual([]);
});

test('a question waits for the check of the session, whatever account the provider answers for', async () => {
  const page = checking();
  await page.begin();
  page.answer(ada);
  await settle();
  expect(page.status()).toBe('loading');
  page.know(ada);
  await settle();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({ status: 'consent', question: { person: ada } });
  expect(page.types()).toEqual(['OAUTH_AUTHORIZE_FLOW_START']);
  expect(page.asked).toEqual(['startAuthorization', 'connectedApps']);
});

test('a session that has ended counts as missing, and the refused request is not reported', async () => {
  const page = checking();
  await page.begin();
  page.refuse();
  page.know(undefined);
  await settle();
  expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'error', problem: { kind: 'noSession' } });
  expect(page.errors.map(({ type }) => type)).toEqual(['configuration']);
  expect(page.types()).toEqual([]);
});

test('a browser without a session sends nothing to the provider', async () => {
  const page = visited({ answers: { person: () => undefined, hasSession: async () => succeeded(false) } });
  await page.begin();
  expect(page.calls).toEqual([]);
  expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'error', problem: { kind: 'noSession' } });
});

test('a session that cannot be checked in time is a failure, whatever the provider answered', async () => {
  const page = checking();
  await page.begin();
  page.answer(ada);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.store.get(identityProviderStateAtom)).toEqual({
    status: 'error',
    problem: { kind: 'provider', error: { type: 'unreachable' } },
  });
});

const bob: Person = { userId: 'bob', account: 'bob@example.com' };

test('the host gets the request as its application sent it, once it is accepted [B-IDP-11]', async () => {
  const page = visited({ query: '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback&scope=openid%20email' });
  await page.begin();
  expect(page.events).toEqual([
    {
      type: 'OAUTH_AUTHORIZE_FLOW_START',
      data: { client_id: 'robot', redirect_uri: 'https://robot.test/back', scope: 'openid email' },
    },
  ]);
});

test('a refused start is a failure, reported under its operation', async () => {
  const page = visited({ answers: { startAuthorization: async () => failed({ type: 'broken' }) } });
  await page.begin();
  expect(page.status()).toBe('error');
  expect(page.reported()).toEqual(['idp.oauthAuthorizeStart']);
  expect(page.types()).toEqual([]);
});

const oneStart = ['OAUTH_AUTHORIZE_FLOW_START'];

test('a start that is refused at first and accepted after Try again is one event [B-IDP-11]', async () => {
  let isDown = true;
  const answer = { isConsentRequired: true, client: { name: 'Robot' }, answer: {}, scopes: scopesOf('openid') };
  const startAuthorization = async () => (isDown ? failed({ type: 'broken' }) : succeeded(answer));
  const page = visited({ answers: { startAuthorization } });
  await page.begin();
  await page.begin(true);
  expect(page.types()).toEqual([]);
  isDown = false;
  await page.begin(true);
  expect({ status: page.status(), types: page.types() }).toEqual({ status: 'consent', types: oneStart });
});

test('an accepted start that is sent again is one event [B-IDP-11]', async () => {
  const page = visited();
  await page.begin();
  await page.begin(true);
  expect({ sent: page.sent('startAuthorization').length, types: page.types() }).toEqual({ sent: 2, types: oneStart });
});

test('a prefetched start is an event once it is known who is signed in, and none if it is refused [B-IDP-11]', async () => {
  const accepted = checking();
  await accepted.begin();
  accepted.know(ada);
  await settle();
  expect(accepted.types()).toEqual([]);
  accepted.answer(ada);
  await settle();
  expect(accepted.types()).toEqual(oneStart);
  const refused = checking();
  await refused.begin();
  refused.know(ada);
  refused.refuse();
  await settle();
  expect(refused.types()).toEqual([]);
});

test('a start without a question is one event, before the answer [B-IDP-11]', async () => {
  const page = visited({ asks: { isConsentRequired: false } });
  await page.begin();
  expect(page.types()).toEqual([...oneStart, 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
});

test('a question for another account than the remembered one is shown once the session is confirmed', async () => {
  let person = ada;
  const checkSession = vi.fn(async () => {
    person = bob;
    return succeeded(undefined);
  });
  const page = visited({ answers: { person: () => person, checkSession }, asks: { person: bob } });
  await page.begin();
  expect(checkSession).toHaveBeenCalledOnce();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { person: bob, hasChanged: true, grantedBefore: [] },
  });
});

test('a question for another account is not shown where the session cannot be confirmed', async () => {
  const page = visited({
    answers: { person: () => ada, checkSession: async () => failed({ type: 'session_not_found' }) },
    asks: { person: bob },
  });
  await page.begin();
  expect(page.status()).toBe('error');
  expect(page.reported()).toEqual(['session.authenticate']);
});

/** A page whose client remembers Ada after its check too, while the provider answers for these, one after another. */
function disagreeing(isConsentRequired: boolean, ...named: Person[]) {
  const scopes = scopesOf('openid');
  const startAuthorization = async () => {
    const person = named.length > 1 ? named.shift() : named[0];
    return succeeded({ isConsentRequired, client: { name: 'Robot' }, answer: {}, scopes, ...(person && { person }) });
  };
  return visited({ answers: { person: () => ada, startAuthorization } });
}

test('a question for an account that the confirmed session is not of is asked again [T-RACE-7] [T-IDP-23]', async () => {
  const page = disagreeing(true, bob, ada);
  await page.begin();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { person: ada, hasChanged: true },
  });
  expect(page.reported()).toEqual([]);
  expect(page.types()).toEqual(oneStart);
});

test.each([true, false])(
  'a request whose account and session never agree is a failure, reported once, and nothing is sent (asked: %s) [T-IDP-23]',
  async (isConsentRequired) => {
    const page = disagreeing(isConsentRequired, bob);
    await page.begin();
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({ problem: { error: { type: 'other_account' } } });
    expect(page.reported()).toEqual(['session.authenticate']);
    expect(page.types()).toEqual([]);
    expect({ asked: page.sent('checkSession').length, sent: page.sent('submitAuthorization') }).toEqual({
      asked: 2,
      sent: [],
    });
  },
);

test('a question waits for the earlier grants for one second at most, and is then unchanged', async () => {
  const page = visited({ answers: { connectedApps: () => new Promise(() => undefined) } });
  await page.begin();
  await vi.advanceTimersByTimeAsync(999);
  expect(page.status()).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { grantedBefore: [] },
  });
});

test('a question whose earlier grants cannot be read is unchanged', async () => {
  const page = visited({ answers: { connectedApps: async () => failed({ type: 'broken' }) } });
  await page.begin();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { grantedBefore: [] },
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DecisionAnswer } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Person } from '../../core/provider/provider';
import { later } from '../../core/testing/fake-provider';
import { cancelPreflightAtom, decideAtom, identityProviderStateAtom } from '../identity-provider.actions';
import { lateActions } from '../identity-provider.lazy';
import { pass } from '../testing/consent-page';
import { loadLateCode, queryFor, type Visit, visited } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const back = 'https://robot.test/back?code=1';
const answer = succeeded({ redirectURI: back, answer: {} });

/** A visit for which the provider requires no question. */
const withoutQuestion = (visit: Visit = {}) => visited({ ...visit, asks: { isConsentRequired: false } });

/** Code that the test loads. */
function lateCode() {
  const arrival = later<void>();
  const load = lateActions.load;
  vi.spyOn(lateActions, 'load').mockImplementation(async () => {
    await arrival.promise;
    return load();
  });
  return arrival;
}

describe('a user who need not be asked', () => {
  test.each<{ who: string; end(page: ReturnType<typeof visited>): void; status: string }>([
    { who: 'cancels', end: ({ store }) => store.set(cancelPreflightAtom), status: 'error' },
    { who: 'has the widget unmounted', end: ({ unmount }) => unmount(), status: 'loading' },
  ])(
    'a user who $who while the code of an answer without a question is loading sends nothing, and is checked again',
    async ({ end, status }) => {
      const code = lateCode();
      const page = withoutQuestion();
      await page.begin();
      end(page);
      code.settle();
      await pass(0);
      expect(page.store.get(identityProviderStateAtom).status).toBe(status);
      expect({
        sentSubmitAuthorization: page.sent('submitAuthorization'),
        left: page.left,
        reported: page.reported(),
      }).toEqual({
        sentSubmitAuthorization: [],
        left: [],
        reported: [],
      });
      const next = withoutQuestion({ query: page.query });
      await next.begin();
      expect({ sentSubmitAuthorizationCount: next.sent('submitAuthorization').length, left: next.left }).toEqual({
        sentSubmitAuthorizationCount: 1,
        left: [back],
      });
    },
  );

  /** A page of Ada's that needs no question, while its code loads; Bob, who is there then, may need one. */
  const adasPage = async (isBobAsked: boolean) => {
    let person: Person | undefined = { userId: 'ada' };
    const code = lateCode();
    const client = { name: 'Robot' };
    const startAuthorization = async () =>
      succeeded({ isConsentRequired: isBobAsked && person?.userId === 'bob', client, scopes: [], answer: {} });
    const page = visited({ answers: { person: () => person, startAuthorization } });
    await page.begin();
    const become = async (next: Person | undefined) => {
      person = next;
      code.settle();
      await pass(0);
    };
    return { ...page, become };
  };

  test.each([
    [true, 'consent', 0],
    [false, 'returning', 1],
  ] as const)(
    'a user who need not be asked, another account since then, is not answered for, and that account is asked again (a question for it: %s) [T-RACE-7] [T-IDP-23]',
    async (isBobAsked, status, count) => {
      const page = await adasPage(isBobAsked);
      await page.become({ userId: 'bob' });
      expect(page.sent('startAuthorization')).toHaveLength(2);
      expect({ status: page.status(), count: page.sent('submitAuthorization').length }).toEqual({ status, count });
      expect(page.reported()).toEqual([]);
    },
  );

  test('a user who need not be asked, the account of a question since then, is shown as changed [T-RACE-7]', async () => {
    const page = await adasPage(true);
    await page.become({ userId: 'bob' });
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({
      question: { person: { userId: 'bob' }, hasChanged: true },
    });
  });

  test('a user who need not be asked, logged out since then, is not answered for [T-RACE-7]', async () => {
    const page = await adasPage(false);
    await page.become(undefined);
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({ problem: { kind: 'noSession' } });
    expect({ sent: page.sent('submitAuthorization'), focus: page.focus() }).toEqual({ sent: [], focus: undefined });
  });

  test('a user who cancels a pending answer without a question is not redirected by it, and can try again [B-IDP-5]', async () => {
    const answers = [later<Outcome<DecisionAnswer>>(), later<Outcome<DecisionAnswer>>()];
    let asked = 0;
    const page = withoutQuestion({
      answers: { submitAuthorization: () => answers[asked++]?.promise ?? Promise.resolve(answer) },
    });
    await page.begin();
    await pass(8_000);
    expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'loading', isSlow: true });
    page.store.set(cancelPreflightAtom);
    answers[0]?.settle(answer);
    await pass(0);
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({ problem: { error: { type: 'cancelled' } } });
    expect(page.left).toEqual([]);
    await page.begin(true);
    answers[1]?.settle(answer);
    await pass(0);
    expect({ flowStateStatus: page.store.get(identityProviderStateAtom).status, left: page.left }).toEqual({
      flowStateStatus: 'returning',
      left: [back],
    });
    expect(page.reported()).toEqual([]);
  });

  test.each<[string, 'before' | 'after', Outcome<DecisionAnswer>, number]>([
    ['an answer that succeeds before it is mounted again is followed', 'before', answer, 0],
    ['an answer that succeeds after it is mounted again is followed', 'after', answer, 0],
    ['an answer that fails before it is mounted again is sent again', 'before', failed({ type: 'broken' }), 1],
    ['an answer that fails after it is mounted again is sent again', 'after', failed({ type: 'broken' }), 1],
  ])(
    'a page that is unmounted during an answer without a question is not redirected; %s [B-IDP-5]',
    async (_what, when, outcome, sentAgain) => {
      const late = later<Outcome<DecisionAnswer>>();
      const page = withoutQuestion({ answers: { submitAuthorization: () => late.promise } });
      await page.begin();
      page.unmount();
      if (when === 'before') late.settle(outcome);
      await pass(30_000);
      const next = withoutQuestion({ query: page.query });
      await next.begin();
      if (when === 'after') late.settle(outcome);
      await pass(0);
      expect({ left: page.left, reported: page.reported() }).toEqual({ left: [], reported: [] });
      expect({
        status: next.store.get(identityProviderStateAtom).status,
        sent: next.sent('submitAuthorization').length,
        left: next.left,
        reported: next.reported(),
      }).toEqual({ status: 'returning', sent: sentAgain, left: [back], reported: [] });
    },
  );

  test('a second mount that is cancelled while it waits for the answer of the first sends nothing', async () => {
    const late = later<Outcome<DecisionAnswer>>();
    const page = withoutQuestion({ answers: { submitAuthorization: () => late.promise } });
    await page.begin();
    page.unmount();
    const next = withoutQuestion({ query: page.query });
    await next.begin();
    await pass(8_000);
    next.store.set(cancelPreflightAtom);
    late.settle(failed({ type: 'broken' }));
    await pass(0);
    expect({
      status: next.store.get(identityProviderStateAtom).status,
      sent: next.sent('submitAuthorization'),
    }).toEqual({
      status: 'error',
      sent: [],
    });
  });

  test('an answer without a question fails once after twenty seconds, and is not followed when it is late', async () => {
    const late = later<Outcome<DecisionAnswer>>();
    const page = withoutQuestion({ answers: { submitAuthorization: () => late.promise } });
    await page.begin();
    await pass(20_000);
    late.settle(answer);
    await pass(0);
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({ problem: { error: { type: 'unreachable' } } });
    expect({ reported: page.reported(), left: page.left }).toEqual({
      reported: ['idp.oauthAuthorizeSubmit'],
      left: [],
    });
  });

  test('a user who need not be asked sends the grantable scopes of the request, and grants nothing by it', async () => {
    const scopes = [
      { scope: 'openid', isGrantable: true },
      { scope: 'email', isGrantable: false },
      { scope: 'admin', isGrantable: true },
    ];
    const page = visited({ query: queryFor('openid email'), asks: { isConsentRequired: false, scopes } });
    await page.begin();
    expect(page.sent('submitAuthorization')).toMatchObject([{ isGranted: false, scopes: ['openid'] }]);
    expect(page.events.map(({ type }) => type)).toEqual([
      'OAUTH_AUTHORIZE_FLOW_START',
      'OAUTH_AUTHORIZE_FLOW_COMPLETE',
    ]);
  });

  test.each([
    ['nowhere', undefined, 'done', []],
    ['to another place', 'https://evil.test/back', 'error', ['idp.oauthAuthorizeSubmit']],
  ] as const)(
    'an answer without a question that leads %s is not opened',
    async (_where, redirectURI, status, reported) => {
      const submitAuthorization = async () =>
        succeeded({ answer: {}, ...(redirectURI !== undefined && { redirectURI }) });
      const page = withoutQuestion({ answers: { submitAuthorization } });
      await page.begin();
      expect({
        flowStateStatus: page.store.get(identityProviderStateAtom).status,
        left: page.left,
        reported: page.reported(),
      }).toEqual({
        flowStateStatus: status,
        left: [],
        reported,
      });
    },
  );

  test('a user who need not be asked sees an error if the code that answers cannot be loaded, and is answered once it is', async () => {
    const cannot = failed({ type: 'unreachable' });
    const load = vi.spyOn(lateActions, 'load').mockResolvedValue(cannot);
    const value = vi.spyOn(lateActions, 'value').mockReturnValue(undefined);
    const page = withoutQuestion();
    await page.begin();
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({ problem: { error: { type: 'unreachable' } } });
    expect({ reported: page.reported(), sentSubmitAuthorization: page.sent('submitAuthorization') }).toEqual({
      reported: ['load consent actions'],
      sentSubmitAuthorization: [],
    });
    load.mockRestore();
    value.mockRestore();
    await page.begin(true);
    expect(page.left).toEqual([back]);
  });

  test.each([
    { denyBehaviour: 'return', returnTo: undefined },
    { denyBehaviour: 'ask', returnTo: 'https://robot.test/back?error=access_denied' },
  ] as const)(
    'a user who need not be asked is asked in a frame, and a denial is not sent, since the provider would grant it ($denyBehaviour) [B-IDP-10]',
    async ({ denyBehaviour, returnTo }) => {
      const page = withoutQuestion({ isFramed: true, options: { denyBehaviour } });
      await page.begin();
      expect(page.store.get(identityProviderStateAtom).status).toBe('consent');
      await page.store.set(decideAtom, false);
      const state = page.store.get(identityProviderStateAtom);
      expect({
        status: state.status,
        returnTo: 'returnTo' in state ? state.returnTo?.href : undefined,
        sent: page.sent('submitAuthorization'),
        left: page.left,
        end: page.types().at(-1),
      }).toEqual({ status: 'denied', returnTo, sent: [], left: [], end: 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED' });
    },
  );
});

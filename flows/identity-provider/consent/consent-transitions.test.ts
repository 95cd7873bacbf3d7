import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueErrorTypes } from '../../core/provider/error-types';
import type { ErrorType } from '../../core/provider/errors';
import type { Authorization, DecisionAnswer } from '../../core/provider/identity-provider-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Person, Provider } from '../../core/provider/provider';
import { noSessionErrors } from '../../core/provider/session-errors';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { later } from '../../core/testing/fake-provider';
import { announcementAtom } from '../../core/words/announce.atoms';
import type { ConsentOptions } from '../consent-options.atoms';
import { isReadyAtom } from './decision-guard.atoms';
import { stayAfterDenialAtom, submitAuthorization } from './decision.actions';
import {
  cancelPreflightAtom,
  decideAtom,
  identityProviderStateAtom,
  isDecidingAtom,
} from '../identity-provider.actions';
import { confirmLogoutAtom, declineLogoutAtom } from '../logout/logout.actions';
import { loadLateCode, queryFor, visited } from '../testing/visit';

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
const back = 'https://robot.test/back';
/** The provider's errors with a session. */
const providerErrors: readonly ErrorType[] = [
  ...catalogueErrorTypes.filter((type) => !noSessionErrors.has(type)),
  'other',
];
const authorization: Authorization = {
  isConsentRequired: true,
  client: { name: 'Robot' },
  scopes: [{ scope: 'openid', isGrantable: true }],
  answer: {},
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const never = () => new Promise<never>(() => undefined);

interface Opening {
  answers?: Partial<Provider>;
  options?: ConsentOptions;
  isFramed?: boolean;
  /** The `state` of the application, if it gave one. */
  state?: string;
}

/** A page that an application led to. */
function open({ state, ...opening }: Opening = {}) {
  const query = queryFor('openid', back) + (state === undefined ? '' : `&${new URLSearchParams({ state })}`);
  const startAuthorization = async () => succeeded(authorization);
  const page = visited({ ...opening, query, answers: { person: () => ada, startAuthorization, ...opening.answers } });
  return {
    ...page,
    /** The addresses that were opened, each with its navigation type. */
    get left() {
      return page.left.map((href) => `${page.kept.includes(href) ? 'go' : 'replace'} ${href}`);
    },
    sent: (name: keyof Provider) => page.sent(name).length,
    reported: () => page.errors.map(({ operation, type }) => `${operation} ${type}`),
  };
}

describe('a preflight', () => {
  test.each(providerErrors)(
    'a preflight that fails (%s) shows the reason, is reported once, and moves no focus',
    async (type) => {
      const page = open({ answers: { startAuthorization: async () => failed({ type }) } });
      await page.begin();
      expect(page.store.get(identityProviderStateAtom)).toEqual({
        status: 'error',
        problem: { kind: 'provider', error: { type } },
      });
      expect(page.reported()).toEqual([['idp.oauthAuthorizeStart', type].join(' ')]);
      expect(page.store.get(focusRequestAtom)).toBeUndefined();
    },
  );

  test.each([...noSessionErrors])(
    'a preflight that is refused because the session is over (%s) ends at the sentence to log in [B-IDP-3]',
    async (type) => {
      const page = open({ answers: { startAuthorization: async () => failed({ type }) } });
      await page.begin();
      expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'error', problem: { kind: 'noSession' } });
      expect(page.reported()).toEqual([['idp.oauthAuthorizeStart', type].join(' ')]);
    },
  );

  test('a preflight for another account than before that fails still says so after Try again', async () => {
    let person = ada;
    let isDown = false;
    const page = open({
      answers: {
        person: () => person,
        startAuthorization: async () => (isDown ? failed({ type: 'unreachable' }) : succeeded(authorization)),
      },
    });
    await page.ask();
    person = { userId: 'bob', account: 'bob@example.com' };
    isDown = true;
    await page.store.set(decideAtom, true);
    expect(page.status()).toBe('error');
    isDown = false;
    await page.begin(true);
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({
      status: 'consent',
      question: { person: { userId: 'bob' }, hasChanged: true },
    });
  });

  test('a preflight that fails after Try again gets focus', async () => {
    const page = open({ answers: { startAuthorization: async () => failed({ type: 'broken' }) } });
    await page.begin(true);
    expect(page.store.get(focusRequestAtom)).toEqual({ target: 'heading' });
  });

  test('a preflight that succeeds after Try again gets focus', async () => {
    const page = open();
    await page.begin(true);
    expect({ status: page.status(), focusRequest: page.store.get(focusRequestAtom) }).toEqual({
      status: 'consent',
      focusRequest: { target: 'heading' },
    });
  });

  test('a preflight that is slow is shown as slow after eight seconds, and fails after twenty', async () => {
    const page = open({ answers: { startAuthorization: never } });
    await page.begin();
    await pass(7_999);
    expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'loading', isSlow: false });
    await pass(1);
    expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'loading', isSlow: true });
    expect(page.store.get(announcementAtom).text).toBe('Still working...');
    await pass(12_000);
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({
      status: 'error',
      problem: { error: { type: 'unreachable' } },
    });
    expect(page.reported()).toContain('idp.oauthAuthorizeStart unreachable');
  });

  test.each([
    ['cancels it', (page: ReturnType<typeof open>) => page.store.set(cancelPreflightAtom), 'error'],
    ['has the widget unmounted', (page: ReturnType<typeof open>) => page.unmount(), 'loading'],
  ] as const)(
    'a preflight of a user who %s is not shown when it is answered, and nothing is reported',
    async (_how, end, status) => {
      const answer = later<Outcome<Authorization>>();
      const page = open({ answers: { startAuthorization: () => answer.promise } });
      await page.begin();
      end(page);
      answer.settle(succeeded(authorization));
      await pass(30_000);
      expect({ status: page.status(), reported: page.reported(), timers: vi.getTimerCount() }).toEqual({
        status,
        reported: [],
        timers: 0,
      });
    },
  );

  test('a preflight that is started again ignores the answer of the older one', async () => {
    const answers = [later<Outcome<Authorization>>(), later<Outcome<Authorization>>()];
    let asked = 0;
    const page = open({ answers: { startAuthorization: () => answers[asked++]?.promise ?? never() } });
    await page.begin();
    await page.begin(true);
    answers[1]?.settle(succeeded(authorization));
    await pass(0);
    expect(page.status()).toBe('consent');
    answers[0]?.settle(failed({ type: 'broken' }));
    await pass(0);
    expect({ status: page.status(), reported: page.reported() }).toEqual({ status: 'consent', reported: [] });
  });

  test.each([
    { answer: succeeded([{ id: 'another', name: '', scopes: ['openid'] }]), before: [] },
    { answer: failed({ type: 'unreachable' }), before: [] },
  ])(
    'a preflight shows the usual question if the earlier grants are not known: $before',
    async ({ answer, before }) => {
      const page = open({ answers: { connectedApps: async () => answer } });
      await page.begin();
      expect(page.store.get(identityProviderStateAtom)).toMatchObject({
        status: 'consent',
        question: { grantedBefore: before },
      });
    },
  );
});

describe('a decision that cannot be sent', () => {
  test.each(providerErrors)(
    'a decision that cannot be sent because of %s is shown at the buttons, reported once, and can be made again',
    async (type) => {
      let isDown = true;
      const submit = async (): Promise<Outcome<DecisionAnswer>> =>
        isDown ? failed({ type }) : succeeded({ redirectURI: back, answer: {} });
      const page = open({ answers: { submitAuthorization: submit } });
      await page.ask();
      await page.store.set(decideAtom, true);
      expect(page.status()).toBe('consent');
      expect(page.store.get(submitAuthorization.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect({ reported: page.reported(), left: page.left, isDeciding: page.store.get(isDecidingAtom) }).toEqual({
        reported: [['idp.oauthAuthorizeSubmit', type].join(' ')],
        left: [],
        isDeciding: false,
      });
      isDown = false;
      await page.store.set(decideAtom, true);
      expect({ left: page.left, types: page.types() }).toEqual({
        left: [`replace ${back}`],
        types: ['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE'],
      });
    },
  );

  test.each([...noSessionErrors])(
    'a decision that is refused because the session is over (%s) ends at the sentence to log in, and Try again asks again [B-IDP-3]',
    async (type) => {
      let isOver = true;
      const submit = async (): Promise<Outcome<DecisionAnswer>> =>
        isOver ? failed({ type }) : succeeded({ redirectURI: back, answer: {} });
      const page = open({ answers: { submitAuthorization: submit } });
      await page.ask();
      await page.store.set(decideAtom, true);
      expect(page.store.get(identityProviderStateAtom)).toEqual({ status: 'error', problem: { kind: 'noSession' } });
      expect({ focus: page.store.get(focusRequestAtom), reported: page.reported() }).toEqual({
        focus: { target: 'heading' },
        reported: [['idp.oauthAuthorizeSubmit', type].join(' ')],
      });
      isOver = false;
      await page.ask(true);
      await page.store.set(decideAtom, true);
      expect(page.left).toEqual([`replace ${back}`]);
    },
  );

  test.each(['unreachable', 'broken', 'other'] as const)(
    'a decision that cannot be sent without a question (%s) is an error, and Try again sends it again',
    async (type) => {
      let isDown = true;
      const page = open({
        answers: {
          startAuthorization: async () => succeeded({ ...authorization, isConsentRequired: false }),
          submitAuthorization: async () => (isDown ? failed({ type }) : succeeded({ redirectURI: back, answer: {} })),
        },
      });
      await page.begin();
      expect(page.store.get(identityProviderStateAtom)).toEqual({
        status: 'error',
        problem: { kind: 'provider', error: { type } },
      });
      expect(page.reported()).toEqual([['idp.oauthAuthorizeSubmit', type].join(' ')]);
      isDown = false;
      await page.begin(true);
      expect({ status: page.status(), left: page.left }).toEqual({ status: 'returning', left: [`replace ${back}`] });
    },
  );
});

describe('the outcome of a decision', () => {
  const denied = `${back}?error=access_denied`;
  // Columns: the decision, what the host wants after Deny, the application's state, the answer's address
  // | what is shown, where the browser is led, where the user may go.
  test.each([
    [true, 'return', undefined, `${back}?code=1`, 'returning', [`replace ${back}?code=1`], undefined],
    [true, 'ask', undefined, `${back}?code=1`, 'returning', [`replace ${back}?code=1`], undefined],
    [true, 'return', undefined, undefined, 'done', [], undefined],
    [true, 'ask', undefined, undefined, 'done', [], undefined],
    [false, 'return', undefined, denied, 'returning', [`replace ${denied}`], undefined],
    [false, 'return', undefined, undefined, 'denied', [], undefined],
    [false, 'ask', undefined, denied, 'denied', [], denied],
    [false, 'ask', undefined, undefined, 'denied', [], denied],
    // Another tab has granted the request meanwhile.
    [false, 'return', undefined, `${back}?code=1`, 'returning', [`replace ${denied}`], undefined],
    [false, 'ask', undefined, `${back}?code=1`, 'denied', [], denied],
    [false, 'ask', 's 1&', undefined, 'denied', [], `${denied}&state=s+1%26`],
    [true, 'return', undefined, 'https://evil.test/back', 'error', [], undefined],
    [false, 'return', undefined, 'https://evil.test/back', 'error', [], undefined],
    [false, 'ask', undefined, 'https://evil.test/back', 'error', [], undefined],
  ] as const)(
    'the outcome of a decision (Allow: %s, after Deny: %s, state: %s, answered with %s) [B-IDP-10]',
    async (isGranted, denyBehaviour, state, redirectURI, status, left, returnTo) => {
      const page = open({
        options: { denyBehaviour },
        ...(state !== undefined && { state }),
        answers: {
          submitAuthorization: async () => succeeded({ answer: {}, ...(redirectURI !== undefined && { redirectURI }) }),
        },
      });
      await page.ask();
      await page.store.set(decideAtom, isGranted);
      const now = page.store.get(identityProviderStateAtom);
      expect({ nowStatus: now.status, left: page.left }).toEqual({ nowStatus: status, left });
      expect('returnTo' in now ? now.returnTo?.href : undefined).toBe(returnTo);
      if (now.status === 'returning') expect(now.outcome).toBe(isGranted ? 'granted' : 'denied');
      expect(page.store.get(focusRequestAtom)).toEqual({ target: 'heading' });
      const end = isGranted ? 'OAUTH_AUTHORIZE_FLOW_COMPLETE' : 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED';
      expect(page.types().filter((type) => type !== 'OAUTH_AUTHORIZE_FLOW_START')).toEqual(
        status === 'error' ? [] : [end],
      );
    },
  );

  test.each([true, false])(
    'the outcome of a request that the provider answers with an error is shown as one, and reported (asked: %s) [B-IDP-10]',
    async (isConsentRequired) => {
      const redirectURI = `${back}?error=server_error`;
      const page = open({
        answers: {
          startAuthorization: async () => succeeded({ ...authorization, isConsentRequired }),
          submitAuthorization: async () => succeeded({ redirectURI, answer: {} }),
        },
      });
      await page.ask();
      await page.store.set(decideAtom, true);
      expect(page.store.get(identityProviderStateAtom)).toMatchObject({ status: 'returning', outcome: 'failed' });
      expect({ left: page.left, reported: page.reported(), types: page.types() }).toEqual({
        left: [`replace ${redirectURI}`],
        reported: ['idp.oauthAuthorizeSubmit other'],
        types: ['OAUTH_AUTHORIZE_FLOW_START'],
      });
    },
  );

  test('the outcome of a decision that asks where to go keeps the page for a user who stays', async () => {
    const page = open({
      options: { denyBehaviour: 'ask' },
      answers: { submitAuthorization: async () => succeeded({ answer: {} }) },
    });
    await page.ask();
    await page.store.set(decideAtom, false);
    page.store.set(stayAfterDenialAtom);
    expect({ flowState: page.store.get(identityProviderStateAtom), left: page.left }).toEqual({
      flowState: { status: 'denied' },
      left: [],
    });
  });
});

/** The states in which no decision is asked for, each with the steps that lead to it. */
const states: Readonly<
  Record<string, { opening: Opening; come(page: ReturnType<typeof open>): Promise<unknown> | void }>
> = {
  loading: { opening: { answers: { startAuthorization: never } }, come: ({ begin }) => begin() },
  error: {
    opening: { answers: { startAuthorization: async () => failed({ type: 'broken' }) } },
    come: ({ begin }) => begin(),
  },
  done: {
    opening: { answers: { submitAuthorization: async () => succeeded({ answer: {} }) } },
    come: async ({ ask, store }) => {
      await ask();
      await store.set(decideAtom, true);
    },
  },
  denied: {
    opening: { answers: { submitAuthorization: async () => succeeded({ answer: {} }) } },
    come: async ({ ask, store }) => {
      await ask();
      await store.set(decideAtom, false);
    },
  },
  returning: {
    opening: { answers: { submitAuthorization: async () => succeeded({ redirectURI: back, answer: {} }) } },
    come: async ({ ask, store }) => {
      await ask();
      await store.set(decideAtom, true);
    },
  },
};

describe.each(Object.entries(states))('a page that is %s', (status, { opening, come }) => {
  test.each([
    ['Allow', ({ store }: ReturnType<typeof open>) => store.set(decideAtom, true)],
    ['Deny', ({ store }: ReturnType<typeof open>) => store.set(decideAtom, false)],
    ['Yes of a log-out', ({ store }: ReturnType<typeof open>) => store.set(confirmLogoutAtom)],
    ['No of a log-out', ({ store }: ReturnType<typeof open>) => store.set(declineLogoutAtom)],
  ] as const)('is not changed by a late press on %s, and sends nothing', async (_control, press) => {
    const page = open(opening);
    await come(page);
    const before = [
      page.store.get(identityProviderStateAtom),
      page.sent('submitAuthorization'),
      page.sent('revokeSession'),
    ];
    await press(page);
    await pass(0);
    expect(before[0]).toMatchObject({ status });
    expect([
      page.store.get(identityProviderStateAtom),
      page.sent('submitAuthorization'),
      page.sent('revokeSession'),
    ]).toEqual(before);
  });
});

describe('Allow', () => {
  // Columns: a frame, the time in sight, the clicks of its event | whether it is sent.
  test.each([
    [false, 500, undefined, true],
    [false, 500, { detail: 0 }, true],
    [false, 500, { detail: 1 }, true],
    [false, 500, { detail: 2 }, false],
    [false, 499, { detail: 1 }, false],
    [true, 500, { detail: 1 }, false],
    [true, 60_000, undefined, false],
  ])('Allow in a frame: %s, after %i ms, with %j, is sent: %s', async (isFramed, milliseconds, press, isSent) => {
    const page = open({ isFramed });
    await page.begin();
    onTestFinished(page.store.sub(isReadyAtom, () => undefined));
    await pass(milliseconds);
    await page.store.set(decideAtom, true, press);
    expect(page.sent('submitAuthorization')).toBe(isSent ? 1 : 0);
  });

  test.each([
    [true, 0],
    [true, 500],
    [false, 0],
  ])('Allow is ignored, and Deny is not, in a frame: %s, after %i ms', async (isFramed, milliseconds) => {
    const page = open({ isFramed });
    await page.begin();
    await pass(milliseconds);
    await page.store.set(decideAtom, false, { detail: 2 });
    expect(page.sent('submitAuthorization')).toBe(1);
  });

  test('Allow that is pressed again and again is sent once, and Deny after it is not', async () => {
    const page = open({ answers: { submitAuthorization: never } });
    await page.ask();
    void page.store.set(decideAtom, true);
    void page.store.set(decideAtom, true);
    void page.store.set(decideAtom, false);
    await pass(0);
    expect({
      sentSubmitAuthorization: page.sent('submitAuthorization'),
      isDeciding: page.store.get(isDecidingAtom),
    }).toEqual({ sentSubmitAuthorization: 1, isDeciding: true });
  });
});

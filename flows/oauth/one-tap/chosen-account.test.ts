// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserAtom } from '../../core/host/browser.atoms';
import { memoryAtom } from '../../core/last-used/last-used.atoms';
import type { OneTapRequest } from '../../core/provider/oauth-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { requireSecondFactorAtom } from '../../core/screen/complete-sign-in.actions';
import { goToAtom } from '../../core/screen/screen.atoms';
import { fakeProvider, later } from '../../core/testing/fake-provider';
import { testMemory } from '../../core/testing/test-memory';
import { testStore } from '../../core/testing/test-store';
import { chooseProviderAtom, startOAuth } from '../oauth.actions';
import { chooseGoogleAtom, submitOneTap } from './one-tap.actions';
import { oneTapAtom } from './one-tap-prompt.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const back = 'https://app.test/in';
const signUp = 'https://app.test/up';
const both = { loginRedirectURL: back, signupRedirectURL: signUp };
const answered = succeeded(`${back}?token=1`);

/** Main with an embedded prompt, in which the user chooses an account when the test says so. */
async function onMain(addresses: Partial<typeof both> = { loginRedirectURL: back }, answers: Partial<Provider> = {}) {
  const requests: OneTapRequest[] = [];
  const { provider } = fakeProvider({
    showOneTap: async (request) => {
      requests.push(request);
      return succeeded({ status: 'shown', isEmbedded: true });
    },
    ...answers,
  });
  const page = testStore(provider, {
    products: ['oauth'],
    oauthOptions: {
      ...addresses,
      providers: [{ type: 'google', one_tap: true, position: 'embedded' }, { type: 'github' }],
    },
  });
  const { store } = page;
  const left: string[] = [];
  const memory = testMemory('email');
  store.set(browserAtom, { ...store.get(browserAtom), leave: ({ href }) => void left.push(href) });
  store.set(memoryAtom, memory);
  const unmountPrompt = store.sub(oneTapAtom, () => undefined);
  await pass(0);
  const choose = async (answer: Promise<Outcome<string>>) => {
    requests[0]?.onSubmitted(answer);
    await pass(0);
  };
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  const sending = () => store.get(submitOneTap.stateAtom);
  return { ...page, requests, left, memory, unmountPrompt, choose, reported, sending };
}

describe('an account chosen in One Tap', () => {
  test('an account chosen in One Tap ends the prompt, and is being sent until the page is left [B-SOCIAL-8]', async () => {
    const page = await onMain();
    const answer = later<Outcome<string>>();
    await page.choose(answer.promise);
    page.requests[0]?.onCancelled();
    expect(page.store.get(oneTapAtom)).toEqual({ status: 'chosen' });
    expect(page.sending()).toEqual({ status: 'pending', isSlow: false });
    answer.settle(answered);
    await pass(0);
    expect(page.left).toEqual([`${back}?token=1`]);
    expect(page.sending()).toEqual({ status: 'pending', isSlow: false });
    // A page that stays, as one does whose address opens an application.
    await pass(3_000);
    expect(page.sending()).toEqual({ status: 'idle' });
  });

  test('an account chosen in One Tap before the prompt counts as shown has no prompt afterwards', async () => {
    const shown = later<Outcome<{ status: 'refused'; reason: string }>>();
    const requests: OneTapRequest[] = [];
    const page = await onMain(undefined, {
      showOneTap: (request) => {
        requests.push(request);
        return shown.promise;
      },
    });
    requests[0]?.onSubmitted(new Promise(() => undefined));
    shown.settle(succeeded({ status: 'refused', reason: 'unknown_reason' }));
    await pass(0);
    expect(page.store.get(oneTapAtom)).toEqual({ status: 'chosen' });
    expect({ reported: page.reported(), isClosed: requests[0]?.signal.aborted }).toEqual({
      reported: [],
      isClosed: false,
    });
  });

  // Columns: the address that the host requested | the provider's answer | where the user is led.
  test.each([
    [both, `${back}?token=1`, true],
    [both, `${signUp}?token=1`, true],
    [both, 'https://app.test/elsewhere?token=1', false],
    [both, 'https://evil.test/in?token=1', false],
    [both, 'javascript:alert(1)', false],
    [both, '', false],
    [{ loginRedirectURL: back }, `${back}?token=1`, true],
    [{ signupRedirectURL: signUp }, `${signUp}?token=1`, true],
    [{ loginRedirectURL: 'com.app:/in' }, 'com.app:/in?token=1', true],
    [{ loginRedirectURL: 'com.app:/in' }, 'com.other:/in?token=1', false],
    [{ loginRedirectURL: back }, 'http://app.test/in?token=1', false],
    [{ loginRedirectURL: back }, 'javascript:alert(1)', false],
    [{ signupRedirectURL: signUp }, '', false],
    // The provider's own setting leads there, which we do not know.
    [{ loginRedirectURL: back }, 'https://set.test/welcome?token=1', true],
    [{ signupRedirectURL: signUp }, 'https://set.test/home?token=1', true],
    [{}, 'https://set.test/anywhere?token=1', true],
    [{}, 'http://set.test/', false],
    [{}, 'data:text/html,x', false],
  ])(
    'an account chosen in One Tap of a host that asked for %j redirects to %s: %s [T-ADDR-5]',
    async (addresses, address, isLed) => {
      const page = await onMain(addresses);
      await page.choose(Promise.resolve(succeeded(address)));
      expect(page.left).toEqual(isLed ? [address] : []);
      expect(page.memory.text()).toBe(isLed ? 'email oauth:google' : 'email');
      expect(page.reported()).toEqual(isLed ? [] : ['oneTap.submit broken']);
      expect(page.sending()).toMatchObject(isLed ? { status: 'pending' } : { error: { type: 'broken' } });
    },
  );
});

describe('an account that cannot be sent', () => {
  test.each(['unreachable', 'broken', 'too_many_requests', 'other'] as const)(
    'an account that cannot be sent (%s) is a failure, reported once [T-CALL-22]',
    async (type) => {
      const page = await onMain();
      await page.choose(Promise.resolve(failed({ type })));
      expect(page.sending()).toEqual({ status: 'failed', error: { type } });
      expect({ left: page.left, reported: page.reported() }).toEqual({ left: [], reported: [`oneTap.submit ${type}`] });
    },
  );

  test('an account that cannot be sent fails after 20 s, and a late answer does not redirect [B-SOCIAL-8] [T-CALL-22]', async () => {
    const page = await onMain();
    const answer = later<Outcome<string>>();
    await page.choose(answer.promise);
    await pass(19_999);
    expect(page.sending()).toEqual({ status: 'pending', isSlow: true });
    await pass(1);
    expect(page.sending()).toEqual({ status: 'failed', error: { type: 'unreachable' } });
    answer.settle(answered);
    await pass(0);
    expect({ left: page.left, reported: page.reported() }).toEqual({
      left: [],
      reported: ['oneTap.submit unreachable'],
    });
    expect(page.sending()).toMatchObject({ status: 'failed' });
  });

  test('a failure of the account is cleared by a press of the button, and one of the button by another choice', async () => {
    const page = await onMain(undefined, { startOAuth: async () => failed({ type: 'broken' }) });
    await page.choose(Promise.resolve(failed({ type: 'broken' })));
    await page.store.set(chooseGoogleAtom, { type: 'google' });
    expect(page.sending()).toEqual({ status: 'idle' });
    expect(page.store.get(startOAuth.stateAtom)).toMatchObject({ status: 'failed' });
    await page.choose(Promise.resolve(failed({ type: 'broken' })));
    expect(page.store.get(startOAuth.stateAtom)).toEqual({ status: 'idle' });
    expect(page.sending()).toMatchObject({ status: 'failed' });
  });
});

type Page = Awaited<ReturnType<typeof onMain>>;

/** The events that may happen while an account is being sent. */
const meanwhile: Readonly<Record<string, (page: Page) => unknown>> = {
  'another sign-in': ({ store }) => void store.set(requireSecondFactorAtom, { finish: () => Promise.resolve() }),
  'another screen': ({ store }) => store.set(goToAtom, 'OTPAuthenticate'),
  'another social provider': ({ store }) => void store.set(chooseProviderAtom, { type: 'github' }),
  Cancel: ({ store }) => store.set(submitOneTap.cancelAtom),
  'the end of the prompt': ({ unmountPrompt }) => unmountPrompt(),
  'the unmount': ({ unmount }) => unmount(),
};

test.each(Object.entries(meanwhile))(
  'an account that is answered after %s does not redirect, and nothing is shown or reported [B-SOCIAL-8]',
  async (_name, happen) => {
    const page = await onMain(undefined, { startOAuth: () => new Promise(() => undefined) });
    const answer = later<Outcome<string>>();
    await page.choose(answer.promise);
    await happen(page);
    answer.settle(answered);
    await pass(0);
    expect({ left: page.left, reported: page.reported(), sending: page.sending() }).toEqual({
      left: [],
      reported: [],
      sending: { status: 'idle' },
    });
  },
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config, OneTapPosition } from '../../core/config/config';
import { browserAtom } from '../../core/host/browser.atoms';
import { isInShadowAtom } from '../../core/host/host.atoms';
import { memoryAtom } from '../../core/last-used/last-used.atoms';
import type { OneTapRequest, OneTapShown } from '../../core/provider/oauth-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { fakeProvider, later } from '../../core/testing/fake-provider';
import { testMemory } from '../../core/testing/test-memory';
import { testStore } from '../../core/testing/test-store';
import { oneTapAtom, parentIdAtom } from './one-tap.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const back = 'https://app.test/in';
const signUp = 'https://app.test/up';
const both = { loginRedirectURL: back, signupRedirectURL: signUp };

interface Host {
  position?: OneTapPosition;
  isInShadow?: boolean;
  cancelOutside?: boolean;
  addresses?: { loginRedirectURL?: string; signupRedirectURL?: string };
}

/** Main at a host that offers One Tap, as the prompt says it. */
function onMain({ position, isInShadow = false, cancelOutside, addresses = { loginRedirectURL: back } }: Host = {}) {
  const shown = later<Outcome<OneTapShown>>();
  const requests: OneTapRequest[] = [];
  const { provider } = fakeProvider({
    showOneTap: (request) => {
      requests.push(request);
      return shown.promise;
    },
  });
  const config: Config = {
    products: ['oauth'],
    oauthOptions: {
      ...addresses,
      providers: [
        { type: 'github' },
        {
          type: 'google',
          one_tap: true,
          ...(position && { position }),
          ...(cancelOutside !== undefined && { cancel_on_tap_outside: cancelOutside }),
        },
      ],
    },
  };
  const page = testStore(provider, config);
  const left: string[] = [];
  const memory = testMemory('email');
  page.store.set(browserAtom, {
    leave: ({ href }) => void left.push(href),
    back: () => undefined,
    show: () => undefined,
  });
  page.store.set(isInShadowAtom, isInShadow);
  page.store.set(memoryAtom, memory);
  const leave = page.store.sub(oneTapAtom, () => undefined);
  const answer = async (outcome: Outcome<OneTapShown>) => {
    shown.settle(outcome);
    await pass(0);
  };
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, requests, left, leave, answer, reported, memory, state: () => page.store.get(oneTapAtom) };
}

const onShow = succeeded<OneTapShown>({ status: 'shown', isEmbedded: false });
const refusedBy = (reason: string) => succeeded<OneTapShown>({ status: 'refused', reason });

test('an invalid position is replaced by floating [B-MOUNT-16]', async () => {
  // A host without types may write anything.
  const page = onMain({ position: JSON.parse('"top"') });
  await pass(0);
  expect(page.requests.map(({ position }) => position)).toEqual(['floating']);
});

describe('the prompt is requested as the host configures it', () => {
  test.each([
    { position: undefined, isInShadow: false, asked: 'floating' },
    { position: 'floating', isInShadow: false, asked: 'floating' },
    { position: 'embedded', isInShadow: false, asked: 'embedded' },
    { position: 'embeddedOnly', isInShadow: false, asked: 'embeddedOnly' },
    { position: 'floatingOrEmbedded', isInShadow: false, asked: 'floatingOrEmbedded' },
    { position: 'forceLegacyEmbedded', isInShadow: false, asked: 'forceLegacyEmbedded' },
    // Google would look for its element in the document, and not find it.
    { position: 'embedded', isInShadow: true, asked: 'floating' },
    { position: 'forceLegacyEmbedded', isInShadow: true, asked: 'floating' },
  ] as const)(
    'the prompt is requested as the host configures it at $position, in a shadow root: $isInShadow',
    async ({ position, isInShadow, asked }) => {
      const { requests, store } = onMain({ isInShadow, ...(position && { position }) });
      await pass(0);
      expect(requests).toMatchObject([{ position: asked, parentId: store.get(parentIdAtom) }]);
    },
  );

  // A browser with FedCM floats a prompt for which the host wants a place in the page.
  test.each([true, false])('the prompt is in the page (%s) where the provider says so', async (isEmbedded) => {
    const { answer, state } = onMain({ position: 'embedded' });
    await pass(0);
    await answer(succeeded({ status: 'shown', isEmbedded }));
    expect(state()).toEqual({ status: 'shown', isEmbedded });
  });

  test.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('the prompt closes at a press beside it, with the option %s: %s', async (cancelOutside, cancelOnTapOutside) => {
    const { requests } = onMain(cancelOutside === undefined ? {} : { cancelOutside });
    await pass(0);
    expect(requests).toMatchObject([{ cancelOnTapOutside, loginRedirectURL: back }]);
  });

  test('the prompt is requested as the host configures it for two widgets of a page, in an element of their own each', () => {
    const [one, other] = [onMain(), onMain()];
    expect(one.store.get(parentIdAtom)).toMatch(/^vestibule-one-tap-\d+$/);
    expect(one.store.get(parentIdAtom)).not.toBe(other.store.get(parentIdAtom));
    expect(one.store.get(parentIdAtom)).toBe(one.store.get(parentIdAtom));
  });

  test('the prompt is requested as the host configures it and not for a mount that ends at once, as in StrictMode', async () => {
    const { requests, leave } = onMain();
    leave();
    await pass(1_000);
    expect(requests).toEqual([]);
  });
});

// Columns: what Google or the network answers | the state, and what is reported to the host.
describe('a prompt that is not displayed is replaced by the button', () => {
  test.each([
    [onShow, { status: 'shown', isEmbedded: false }, []],
    [refusedBy('user_cancel'), { status: 'cancelled' }, []],
    [
      refusedBy('opt_out_or_no_session'),
      { status: 'refused', reason: 'opt_out_or_no_session' },
      ['oneTap.render other'],
    ],
    [refusedBy('invalid_client'), { status: 'refused', reason: 'invalid_client' }, ['oneTap.render other']],
    [failed({ type: 'unreachable' }), { status: 'refused', reason: 'unreachable' }, ['oneTap.render unreachable']],
    [failed({ type: 'broken' }), { status: 'refused', reason: 'broken' }, ['oneTap.render broken']],
    [failed({ type: 'other' }), { status: 'refused', reason: 'other' }, ['oneTap.render other']],
  ] as const)('a prompt with the outcome %j has the state %j', async (outcome, state, reported) => {
    const page = onMain();
    await pass(0);
    expect(page.state()).toEqual({ status: 'pending' });
    await page.answer(outcome);
    expect(page.state()).toEqual(state);
    expect(page.reported()).toEqual(reported);
  });

  test('a prompt without an answer is replaced after four seconds, and a late answer counts', async () => {
    const page = onMain();
    await pass(3_999);
    expect(page.state()).toEqual({ status: 'pending' });
    await pass(1);
    expect(page.state()).toEqual({ status: 'refused', reason: 'unreachable' });
    await page.answer(onShow);
    expect(page.state()).toEqual({ status: 'shown', isEmbedded: false });
    expect(page.reported()).toEqual(['oneTap.render unreachable']);
  });

  test.each([
    [refusedBy('user_cancel'), { status: 'cancelled' }],
    [refusedBy('invalid_client'), { status: 'refused', reason: 'invalid_client' }],
    [failed({ type: 'broken' }), { status: 'refused', reason: 'broken' }],
  ] as const)('a prompt that is answered too late, with %j, has the state %j', async (outcome, state) => {
    const page = onMain();
    await pass(10_000);
    await page.answer(outcome);
    expect(page.state()).toEqual(state);
    expect(page.reported()).toEqual(['oneTap.render unreachable']);
  });

  test.each(['leave', 'unmount'] as const)(
    'a prompt that is not displayed is replaced by the button and reports nothing after %s',
    async (end) => {
      const page = onMain();
      await pass(0);
      page[end]();
      // A mount that ends takes its screen away as well, and the prompt with it.
      expect(page.requests[0]?.signal.aborted).toBe(end === 'leave');
      await page.answer(refusedBy('invalid_client'));
      page.requests[0]?.onCancelled();
      await pass(10_000);
      expect({ state: page.state(), reported: page.reported() }).toEqual({
        state: { status: 'pending' },
        reported: [],
      });
    },
  );
});

describe('a user who has chosen their account', () => {
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
    'a user who has chosen their account at a host that asked for %j, with %s: %s [T-ADDR-5]',
    async (addresses, finished, isLed) => {
      const page = onMain({ addresses });
      await pass(0);
      await page.answer(onShow);
      page.requests[0]?.onSubmitted(Promise.resolve(succeeded(finished)));
      await pass(0);
      expect(page.left).toEqual(isLed ? [finished] : []);
      expect(page.memory.text()).toBe(isLed ? 'email oauth:google' : 'email');
      expect(page.reported()).toEqual(isLed ? [] : ['oneTap.submit broken']);
      expect(page.state()).toEqual(
        isLed ? { status: 'shown', isEmbedded: false } : { status: 'refused', reason: 'unsafe_address' },
      );
    },
  );

  test.each(['unreachable', 'broken', 'too_many_requests', 'other'] as const)(
    'a user who has chosen their account has the button after a failure (%s), reported once',
    async (type) => {
      const page = onMain();
      await pass(0);
      await page.answer(onShow);
      page.requests[0]?.onSubmitted(Promise.resolve(failed({ type })));
      await pass(0);
      expect(page.state()).toEqual({ status: 'refused', reason: type });
      expect({ left: page.left, reported: page.reported() }).toEqual({ left: [], reported: [`oneTap.submit ${type}`] });
    },
  );

  test('a user who has chosen their account has the button after 20 s without an answer, and a late answer still counts [T-CALL-22]', async () => {
    const page = onMain();
    const submitted = later<Outcome<string>>();
    await pass(0);
    await page.answer(onShow);
    page.requests[0]?.onSubmitted(submitted.promise);
    await pass(19_999);
    expect(page.state()).toEqual({ status: 'shown', isEmbedded: false });
    await pass(1);
    expect(page.state()).toEqual({ status: 'refused', reason: 'unreachable' });
    expect(page.reported()).toEqual(['oneTap.submit unreachable']);
    submitted.settle(succeeded(`${back}?token=1`));
    await pass(0);
    expect(page.left).toEqual([`${back}?token=1`]);
  });

  test('a user who has chosen their account is not redirected after the unmount', async () => {
    const page = onMain();
    await pass(0);
    await page.answer(onShow);
    page.unmount();
    page.requests[0]?.onSubmitted(Promise.resolve(succeeded(`${back}?token=1`)));
    await pass(0);
    expect({ left: page.left, reported: page.reported() }).toEqual({ left: [], reported: [] });
  });
});

test('a return to Main shows the prompt again, whatever the answer was before', async () => {
  const page = onMain();
  await pass(0);
  await page.answer(refusedBy('user_cancel'));
  page.leave();
  page.store.sub(oneTapAtom, () => undefined);
  expect(page.state()).toEqual({ status: 'pending' });
  await pass(0);
  expect(page.requests).toHaveLength(2);
});

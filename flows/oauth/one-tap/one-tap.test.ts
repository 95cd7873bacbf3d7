import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config, OneTapPosition } from '../../core/config/config';
import { isInShadowAtom } from '../../core/host/host.atoms';
import type { OneTapRequest, OneTapShown } from '../../core/provider/oauth-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { fakeProvider, later } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { oneTapAtom, parentIdAtom } from './one-tap-prompt.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const back = 'https://app.test/in';

interface Host {
  position?: OneTapPosition;
  isInShadow?: boolean;
  cancelOutside?: boolean;
}

/** Main at a host that offers One Tap, as the prompt says it. */
function onMain({ position, isInShadow = false, cancelOutside }: Host = {}) {
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
      loginRedirectURL: back,
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
  page.store.set(isInShadowAtom, isInShadow);
  const leave = page.store.sub(oneTapAtom, () => undefined);
  const answer = async (outcome: Outcome<OneTapShown>) => {
    shown.settle(outcome);
    await pass(0);
  };
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, requests, leave, answer, reported, state: () => page.store.get(oneTapAtom) };
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

  test('a prompt that floats without an answer is replaced after four seconds, and a late answer counts', async () => {
    const page = onMain({ position: 'floating' });
    await pass(3_999);
    expect(page.state()).toEqual({ status: 'pending' });
    await pass(1);
    expect(page.state()).toEqual({ status: 'refused', reason: 'unreachable' });
    await page.answer(onShow);
    expect(page.state()).toEqual({ status: 'shown', isEmbedded: false });
    expect(page.reported()).toEqual(['oneTap.render unreachable']);
  });

  test.each(['embedded', 'embeddedOnly', 'floatingOrEmbedded', 'forceLegacyEmbedded'] as const)(
    'a prompt that may be in the page (%s) without an answer is closed after four seconds, and is not shown later [B-SOCIAL-5]',
    async (position) => {
      const page = onMain({ position });
      await pass(3_999);
      expect(page.requests[0]?.signal.aborted).toBe(false);
      await pass(1);
      expect(page.requests[0]?.signal.aborted).toBe(true);
      await page.answer(succeeded({ status: 'shown', isEmbedded: true }));
      expect(page.state()).toEqual({ status: 'refused', reason: 'unreachable' });
      expect(page.reported()).toEqual(['oneTap.render unreachable']);
    },
  );

  test('a prompt that is cancelled before its answer stays cancelled [B-SOCIAL-9]', async () => {
    const page = onMain({ position: 'embedded' });
    await pass(0);
    page.requests[0]?.onCancelled();
    await page.answer(succeeded({ status: 'shown', isEmbedded: true }));
    expect(page.state()).toEqual({ status: 'cancelled' });
  });

  test('a prompt that may be in the page and is refused late has the reason of its refusal', async () => {
    const page = onMain({ position: 'embedded' });
    await pass(10_000);
    await page.answer(refusedBy('oauth_config_not_found'));
    expect(page.state()).toEqual({ status: 'refused', reason: 'oauth_config_not_found' });
  });

  test.each(['shown', 'refused'] as const)(
    'a prompt that was answered in time (%s) stays open until the screen is left',
    async (status) => {
      const page = onMain({ position: 'embedded' });
      await pass(0);
      await page.answer(succeeded(status === 'shown' ? { status, isEmbedded: true } : { status, reason: 'x' }));
      await pass(10_000);
      expect(page.requests[0]?.signal.aborted).toBe(false);
      page.leave();
      expect(page.requests[0]?.signal.aborted).toBe(true);
    },
  );

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

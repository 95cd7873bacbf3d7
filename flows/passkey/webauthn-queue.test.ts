import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../core/testing/fake-provider';
import { offerAutofill, withoutAutofill } from './webauthn-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
});

const noEnd = new AbortController().signal;

/** An offer that lasts until it is cancelled, and counts how often it was made. */
function lastingOffer() {
  const made: AbortSignal[] = [];
  const offer = (signal: AbortSignal) => {
    made.push(signal);
    return new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  };
  return { offer, made };
}

/** Two widgets on a page, and their pending offers. The second one was opened so many milliseconds later, such as in a dialog. */
async function twoWidgets(later = 250) {
  const [first, second] = [lastingOffer(), lastingOffer()];
  const withdrawFirst = offerAutofill(first.offer);
  await vi.advanceTimersByTimeAsync(later);
  const withdrawSecond = offerAutofill(second.offer);
  const pending = () => [first, second].map(({ made }) => made.filter(({ aborted }) => !aborted).length);
  await vi.advanceTimersByTimeAsync(0);
  const withdraw = async (withdrawOne: () => void) => {
    withdrawOne();
    await vi.advanceTimersByTimeAsync(0);
    return pending();
  };
  return {
    pending,
    withdrawFirst: () => withdraw(withdrawFirst),
    withdrawSecond: () => withdraw(withdrawSecond),
  };
}

test('of two widgets on a page the newer one makes the one request, and the other makes it again when that one withdraws [B-PKEY-2] [T-RACE-21]', async () => {
  const { pending, withdrawFirst, withdrawSecond } = await twoWidgets();
  expect(pending()).toEqual([0, 1]);
  expect(await withdrawSecond()).toEqual([1, 0]);
  expect(await withdrawFirst()).toEqual([0, 0]);
});

test('two widgets that are rendered together share the request of the first one, and the second takes over from it [B-PKEY-2]', async () => {
  const { pending, withdrawFirst, withdrawSecond } = await twoWidgets(249);
  expect(pending()).toEqual([1, 0]);
  expect(await withdrawFirst()).toEqual([0, 1]);
  expect(await withdrawSecond()).toEqual([0, 0]);
});

test('of two widgets on a page the older one withdraws, and the request of the newer one goes on [B-PKEY-2]', async () => {
  const { withdrawFirst, withdrawSecond } = await twoWidgets();
  expect(await withdrawFirst()).toEqual([0, 1]);
  expect(await withdrawSecond()).toEqual([0, 0]);
});

test('a passkey that was chosen in the older of two widgets is verified first, and the newer one makes no request [B-PKEY-2]', async () => {
  const chosen = later<boolean>();
  const { offer, made } = lastingOffer();
  const withdrawFirst = offerAutofill(() => chosen.promise);
  await vi.advanceTimersByTimeAsync(250);
  const withdrawSecond = offerAutofill(offer);
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(0);
  chosen.settle(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(1);
  withdrawFirst();
  withdrawSecond();
  await vi.advanceTimersByTimeAsync(0);
});

test('a dialog blocks the offer, which is made again after the dialog was cancelled [B-PKEY-3]', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const ceremony = vi.fn(async () => ({ ok: false }));
  const ended = withoutAutofill(ceremony, noEnd);
  expect(made[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  await ended;
  expect(ceremony).toHaveBeenCalledOnce();
  expect(made).toHaveLength(2);
  withdraw();
  await vi.advanceTimersByTimeAsync(0);
});

test('after a sign-in the offer is not made again at once', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const ended = withoutAutofill(async () => ({ ok: true }), noEnd);
  await vi.advanceTimersByTimeAsync(300);
  await ended;
  expect(made).toHaveLength(1);
  withdraw();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(made).toHaveLength(1);
});

test('a stopped offer is not made again', async () => {
  const offer = vi.fn(async () => true);
  const withdraw = offerAutofill(offer);
  await vi.advanceTimersByTimeAsync(0);
  await withoutAutofill(async () => ({ ok: false }), noEnd);
  expect(offer).toHaveBeenCalledOnce();
  withdraw();
});

test('a cancelled dialog leaves the field usable, and its late result counts [B-PKEY-3]', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const [answer, request] = [later<{ ok: boolean }>(), new AbortController()];
  const ended = vi.fn();
  void withoutAutofill(() => answer.promise, request.signal).then(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
  request.abort();
  // The browser is given a moment to close the dialog.
  await vi.advanceTimersByTimeAsync(299);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toHaveLength(2);
  answer.settle({ ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ ok: true });
  withdraw();
});

test('of two dialogs the first one to end leaves the field blocked for the second', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const answers = [later<{ ok: boolean }>(), later<{ ok: boolean }>()];
  for (const { promise } of answers) void withoutAutofill(() => promise, noEnd);
  await vi.advanceTimersByTimeAsync(300);
  answers[0]?.settle({ ok: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(1);
  answers[1]?.settle({ ok: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
  withdraw();
});

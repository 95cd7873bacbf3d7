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

test('two widgets on a page share one request, and the second takes over from the first [B-PKEY-2] [T-RACE-21]', async () => {
  const [first, second] = [lastingOffer(), lastingOffer()];
  const withdrawFirst = offerAutofill(first.offer);
  const withdrawSecond = offerAutofill(second.offer);
  expect({ firstMadeCount: first.made.length, secondMadeCount: second.made.length }).toEqual({
    firstMadeCount: 1,
    secondMadeCount: 0,
  });
  withdrawFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.made[0]?.aborted).toBe(true);
  expect(second.made).toHaveLength(1);
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

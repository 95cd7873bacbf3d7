import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerAutofill, withoutAutofill } from './webauthn-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An offer that lasts until it is put away, and counts how often it was made. */
function lastingOffer() {
  const made: AbortSignal[] = [];
  const offer = (signal: AbortSignal) => {
    made.push(signal);
    return new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  };
  return { offer, made };
}

test('two widgets on a page share one request, and the second takes over from the first', async () => {
  const [first, second] = [lastingOffer(), lastingOffer()];
  const withdrawFirst = offerAutofill(first.offer);
  const withdrawSecond = offerAutofill(second.offer);
  expect([first.made.length, second.made.length]).toEqual([1, 0]);
  withdrawFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.made[0]?.aborted).toBe(true);
  expect(second.made).toHaveLength(1);
  withdrawSecond();
  await vi.advanceTimersByTimeAsync(0);
});

test('a dialog has the browser to itself; when it was cancelled the offer comes back', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const ceremony = vi.fn(async () => ({ ok: false }));
  const ended = withoutAutofill(ceremony);
  expect(made[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  await ended;
  expect(ceremony).toHaveBeenCalledOnce();
  expect(made).toHaveLength(2);
  withdraw();
  await vi.advanceTimersByTimeAsync(0);
});

test('after a sign-in no offer comes back at once', async () => {
  const { offer, made } = lastingOffer();
  const withdraw = offerAutofill(offer);
  const ended = withoutAutofill(async () => ({ ok: true }));
  await vi.advanceTimersByTimeAsync(300);
  await ended;
  expect(made).toHaveLength(1);
  withdraw();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(made).toHaveLength(1);
});

test('an offer that is over for good is not made again', async () => {
  const offer = vi.fn(async () => true);
  const withdraw = offerAutofill(offer);
  await vi.advanceTimersByTimeAsync(0);
  await withoutAutofill(async () => ({ ok: false }));
  expect(offer).toHaveBeenCalledOnce();
  withdraw();
});

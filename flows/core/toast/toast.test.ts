import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goBackAtom, goToAtom } from '../screen/screen.atoms';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { showToastAtom, toastsAtom } from './toast.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A mount whose toasts can be shown, read and hidden. */
function page() {
  const { store, unmount } = testStore(fakeProvider().provider, { products: ['passwords'] });
  const note = (text: string, tone: 'success' | 'error' = 'success') => store.set(showToastAtom, { tone, text });
  const texts = () => store.get(toastsAtom).map(({ text }) => text);
  const render = () => store.sub(toastsAtom, () => undefined);
  return { store, unmount, note, texts, render };
}

describe('the visit of a toast', () => {
  test('a toast whose screen is left is on no later screen, nor on a later visit of its own [B-TIME-5]', async () => {
    const { store, note, texts } = page();
    await store.set(goToAtom, 'OTPAuthenticate');
    note('Email resent');
    expect(texts()).toEqual(['Email resent']);
    await store.set(goBackAtom);
    expect(texts()).toEqual([]);
    await store.set(goToAtom, 'OTPAuthenticate');
    expect(texts()).toEqual([]);
  });

  test('a toast after an older one of another screen is shown alone', async () => {
    const { store, note, texts } = page();
    note('Email resent');
    await store.set(goToAtom, 'OTPAuthenticate');
    note('Code resent');
    expect(texts()).toEqual(['Code resent']);
  });

  test('a toast that is made after a transition is shown on the new screen, rendered now or later', async () => {
    const { store, note, texts, render } = page();
    await store.set(goToAtom, 'OTPAuthenticate');
    note('Email resent');
    await pass(1_000);
    const hide = render();
    expect(texts()).toEqual(['Email resent']);
    hide();
  });
});

describe('the time of a toast', () => {
  test.each([
    ['success', 2_000],
    ['error', 4_000],
  ] as const)('a toast (%s) that nothing renders ends after %i ms', async (tone, milliseconds) => {
    const { note, texts } = page();
    note('Email resent', tone);
    await pass(milliseconds - 1);
    expect(texts()).toEqual(['Email resent']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  test('a toast that is rendered ends by its view alone, which pauses its time [B-TIME-5]', async () => {
    const { note, texts, render } = page();
    const hide = render();
    note('Email resent');
    await pass(60_000);
    expect(texts()).toEqual(['Email resent']);
    hide();
  });

  test('a toast whose view is closed ends with it, though the visit goes on', async () => {
    const { note, texts, render } = page();
    const hide = render();
    note('Email resent');
    hide();
    await pass(1);
    expect(texts()).toEqual([]);
  });

  test('a toast whose view is rendered again at once, as in StrictMode, is kept', async () => {
    const { note, texts, render } = page();
    note('Email resent');
    render()();
    const hide = render();
    await pass(3_000);
    expect(texts()).toEqual(['Email resent']);
    hide();
  });

  test('a toast leaves no timer after the unmount', () => {
    const { note, unmount } = page();
    note('Email resent');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToastAtom, showToastAtom, toastsAtom } from '../toast/toast.atoms';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { announceAtom, announcementAtom } from './announce.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => testStore(fakeProvider().provider, { products: [] });

describe('a user who listens', () => {
  test('hears nothing of a page on which nothing has happened', () =>
    expect(page().store.get(announcementAtom).text).toBe(''));

  test('hears the same words twice where they are said twice', () => {
    const { store } = page();
    store.set(announceAtom, 'Sending...');
    const first = store.get(announcementAtom);
    store.set(announceAtom, 'Sending...');
    const second = store.get(announcementAtom);
    expect({ firstText: first.text, secondText: second.text }).toEqual({
      firstText: 'Sending...',
      secondText: 'Sending...',
    });
    expect(second.serial).not.toBe(first.serial);
  });

  test('finds the words for five seconds, and then nothing that is stale', async () => {
    const { store } = page();
    store.set(announceAtom, 'Sending...');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.get(announcementAtom).text).toBe('Sending...');
    const { serial } = store.get(announcementAtom);
    await vi.advanceTimersByTimeAsync(1);
    // That words go is no news: the number is the same.
    expect(store.get(announcementAtom)).toEqual({ text: '', serial });
  });

  test('finds newer words for as long as the older ones', async () => {
    const { store } = page();
    store.set(announceAtom, 'Sending...');
    await vi.advanceTimersByTimeAsync(4_000);
    store.set(announceAtom, 'Still working...');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.get(announcementAtom).text).toBe('Still working...');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(announcementAtom).text).toBe('');
  });

  test('is not called back to a page that is gone', () => {
    const { store, unmount } = page();
    store.set(announceAtom, 'Sending...');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('passing notes', () => {
  test('stand one below the other, and each goes by itself', () => {
    const { store } = page();
    store.set(showToastAtom, { tone: 'success', text: 'Email resent' });
    store.set(showToastAtom, { tone: 'error', text: 'Not sent' });
    const [first, second] = store.get(toastsAtom);
    expect({ firstText: first?.text, secondText: second?.text }).toEqual({
      firstText: 'Email resent',
      secondText: 'Not sent',
    });
    store.set(dismissToastAtom, first?.id ?? Number.NaN);
    expect(store.get(toastsAtom)).toEqual([second]);
    store.set(dismissToastAtom, first?.id ?? Number.NaN);
    expect(store.get(toastsAtom)).toEqual([second]);
  });

  test('say the same once, as new', () => {
    const { store } = page();
    store.set(showToastAtom, { tone: 'success', text: 'Email resent' });
    const [first] = store.get(toastsAtom);
    store.set(showToastAtom, { tone: 'success', text: 'Email resent' });
    expect(store.get(toastsAtom)).toHaveLength(1);
    expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id);
  });

  test('that came after one was closed are not closed with it', () => {
    const { store } = page();
    store.set(showToastAtom, { tone: 'success', text: 'First' });
    store.set(showToastAtom, { tone: 'success', text: 'Second' });
    const closed = store.get(toastsAtom)[1]?.id ?? Number.NaN;
    store.set(dismissToastAtom, closed);
    store.set(showToastAtom, { tone: 'success', text: 'Third' });
    // The closing of a note may be told twice: by its time, and by a hand.
    store.set(dismissToastAtom, closed);
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['First', 'Third']);
  });
});

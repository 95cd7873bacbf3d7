import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToastAtom, showToastAtom, toastsAtom } from '../toast/toast.atoms';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { announceAtom, announcementAtom } from './announce.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => testStore(fakeProvider().provider, { products: [] });

describe('an announcement', () => {
  test('an announcement is empty on a page where nothing has happened', () =>
    expect(page().store.get(announcementAtom).text).toBe(''));

  test('an announcement is made twice if the same words are announced twice', () => {
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

  test('an announcement is kept for five seconds, and then removed', async () => {
    const { store } = page();
    store.set(announceAtom, 'Sending...');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.get(announcementAtom).text).toBe('Sending...');
    const { serial } = store.get(announcementAtom);
    await vi.advanceTimersByTimeAsync(1);
    // The removal of a text is no announcement: the serial is the same.
    expect(store.get(announcementAtom)).toEqual({ text: '', serial });
  });

  test('an announcement is kept as long after a newer one as after an older one', async () => {
    const { store } = page();
    store.set(announceAtom, 'Sending...');
    await vi.advanceTimersByTimeAsync(4_000);
    store.set(announceAtom, 'Still working...');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.get(announcementAtom).text).toBe('Still working...');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(announcementAtom).text).toBe('');
  });

  test('an announcement is not removed after the unmount', () => {
    const { store, unmount } = page();
    store.set(announceAtom, 'Sending...');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('toasts', () => {
  test('toasts are stacked, and each is removed by itself', () => {
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

  test('toasts with the same text are shown once, as new', () => {
    const { store } = page();
    store.set(showToastAtom, { tone: 'success', text: 'Email resent' });
    const [first] = store.get(toastsAtom);
    store.set(showToastAtom, { tone: 'success', text: 'Email resent' });
    expect(store.get(toastsAtom)).toHaveLength(1);
    expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id);
  });

  test('toasts that came after one was closed are not closed with it', () => {
    const { store } = page();
    store.set(showToastAtom, { tone: 'success', text: 'First' });
    store.set(showToastAtom, { tone: 'success', text: 'Second' });
    const closed = store.get(toastsAtom)[1]?.id ?? Number.NaN;
    store.set(dismissToastAtom, closed);
    store.set(showToastAtom, { tone: 'success', text: 'Third' });
    // A toast may be dismissed twice: by its timer, and by the user.
    store.set(dismissToastAtom, closed);
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['First', 'Third']);
  });
});

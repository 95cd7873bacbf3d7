import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { announcementAtom } from '../words/announce.atoms';
import { copyAtom, justCopiedAtom } from './copy.atoms';

let clipboard: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  clipboard = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void clipboard.push(text) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => testStore(fakeProvider().provider, { products: ['passwords'] });

test('a copied text is announced and marked for two seconds', async () => {
  const { store } = open();
  await store.set(copyAtom, 'page', 'https://app.example/');
  expect({ clipboard, justCopied: store.get(justCopiedAtom) }).toEqual({
    clipboard: ['https://app.example/'],
    justCopied: 'page',
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(store.get(announcementAtom).text).toContain('Copied');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(justCopiedAtom)).toBeUndefined();
});

test('another text that is copied meanwhile is marked for two seconds of its own', async () => {
  const { store } = open();
  await store.set(copyAtom, 'page', 'one');
  await vi.advanceTimersByTimeAsync(1_500);
  await store.set(copyAtom, 'details', 'two');
  await vi.advanceTimersByTimeAsync(600);
  expect(store.get(justCopiedAtom)).toBe('details');
});

test('a browser that refuses both APIs copies nothing, and nothing is announced', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { execCommand: () => false }));
  const { store } = open();
  await store.set(copyAtom, 'page', 'one');
  expect(store.get(justCopiedAtom)).toBeUndefined();
});

test('after the unmount nothing is announced', async () => {
  const { store, unmount } = open();
  const copying = store.set(copyAtom, 'page', 'one');
  unmount();
  await copying;
  expect(store.get(justCopiedAtom)).toBeUndefined();
});

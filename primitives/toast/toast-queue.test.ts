import { expect, test, vi } from 'vitest';
import { addToast, createToastQueue, type ToastNote, toastMilliseconds } from './toast-queue';

const texts = (notes: readonly ToastNote[]) => notes.map(({ text }) => text);

test('a success lasts two seconds, a failure four', () => {
  expect({
    toastMillisecondsSuccess: toastMilliseconds('success'),
    toastMillisecondsError: toastMilliseconds('error'),
  }).toEqual({ toastMillisecondsSuccess: 2_000, toastMillisecondsError: 4_000 });
});

test('the twenty-first note removes the first [B-TIME-5] [T-LIVE-5]', () => {
  let notes: readonly ToastNote[] = [];
  for (let count = 1; count <= 21; count++) notes = addToast(notes, { tone: 'error', text: `Note ${count}` });
  expect(notes).toHaveLength(20);
  expect(notes[0]?.text).toBe('Note 2');
  expect(new Set(notes.map(({ id }) => id)).size).toBe(20);
});

test('equal notes are merged into the newest [T-LIVE-5]', () => {
  const queue = createToastQueue();
  queue.add({ tone: 'success', text: 'Email resent' });
  queue.add({ tone: 'error', text: 'No.' });
  queue.add({ tone: 'success', text: 'Email resent' });
  expect(texts(queue.notes())).toEqual(['No.', 'Email resent']);
});

test('a note that follows a removed one has an id of its own, and its whole time [B-TIME-5]', () => {
  const queue = createToastQueue();
  queue.add({ tone: 'error', text: 'First' });
  const gone = queue.notes()[0]?.id ?? 0;
  queue.dismiss(gone);
  queue.add({ tone: 'error', text: 'Second' });
  queue.dismiss(gone);
  expect(texts(queue.notes())).toEqual(['Second']);
});

test('a subscriber gets each change until it unsubscribes', () => {
  const queue = createToastQueue();
  const onChange = vi.fn();
  const stop = queue.subscribe(onChange);
  queue.add({ tone: 'error', text: 'No.' });
  queue.dismiss(queue.notes()[0]?.id ?? 0);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(queue.notes()).toEqual([]);
  stop();
  queue.add({ tone: 'error', text: 'No.' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

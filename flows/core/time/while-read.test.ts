import { atom, createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { whileRead } from './while-read';

test('work begins with the first reader and ends with the last', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const store = createStore();
  const work = whileRead(begin);
  const leave = [store.sub(work, () => undefined), store.sub(work, () => undefined)];
  expect(begin).toHaveBeenCalledOnce();
  leave[0]?.();
  expect(end).not.toHaveBeenCalled();
  leave[1]?.();
  expect(end).toHaveBeenCalledOnce();
});

test('readers see the values that the work writes, and a plain read does not start it', () => {
  const store = createStore();
  const countAtom = atom(1);
  const work = whileRead(
    (get, set) => set(countAtom, get(countAtom) + 1),
    (get) => get(countAtom) * 10,
  );
  expect(store.get(work)).toBe(10);
  const onChange = vi.fn();
  store.sub(work, onChange);
  expect(store.get(work)).toBe(20);
});

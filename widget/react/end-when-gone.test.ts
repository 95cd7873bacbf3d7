// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../testing/stub-page';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { endWhenGone } from './end-when-gone';

beforeEach(() => {
  stubPage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A root in the page whose effects React has cleaned up. */
function cleanedUp() {
  const root = document.body.appendChild(document.createElement('div'));
  const end = vi.fn();
  const { store } = testStore(fakeProvider().provider, { products: ['passwords'] });
  const cancel = endWhenGone(root, { store, end }, {});
  return { root, end, cancel, pass: () => vi.advanceTimersByTimeAsync(1) };
}

test('a widget whose root React has removed ends at the next turn, once', async () => {
  const { root, end, pass } = cleanedUp();
  root.remove();
  expect(end).not.toHaveBeenCalled();
  await pass();
  expect(end).toHaveBeenCalledOnce();
});

test('a widget whose root is only hidden goes on, and ends once that is removed', async () => {
  const { root, end, pass } = cleanedUp();
  await pass();
  expect(end).not.toHaveBeenCalled();
  root.remove();
  await pass();
  document.body.append(root);
  root.remove();
  await pass();
  expect(end).toHaveBeenCalledOnce();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test.each([0, 1])('effects that run again after %d turns cancel the end', async (turns) => {
  const { root, end, cancel, pass } = cleanedUp();
  for (let turn = 0; turn < turns; turn++) await pass();
  cancel();
  root.remove();
  await pass();
  expect(end).not.toHaveBeenCalled();
});

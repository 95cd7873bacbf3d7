// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreEarlyPresses } from './early-presses';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A dialog that has just opened, with a button, and the events that reached the button. */
function opened() {
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  document.body.append(dialog);
  const reached: string[] = [];
  for (const type of ['click', 'keydown', 'cancel']) {
    const target = type === 'cancel' ? dialog : button;
    target.addEventListener(type, () => void reached.push(type));
  }
  ignoreEarlyPresses(dialog);
  const key = (name: string, repeat = false) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }));
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  const pointerDown = () => button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return { reached, key, click, pointerDown, cancel };
}

test('for half a second a dialog that opens by itself takes no press, and then it does [B-GUARD-1]', () => {
  const { reached, key, click, cancel } = opened();
  const pressAll = () => [key('Enter'), key(' '), key('Escape'), click(0), cancel()];
  vi.advanceTimersByTime(499);
  expect(pressAll()).toEqual([false, false, false, false, false]);
  expect(reached).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(pressAll()).toEqual([true, true, true, true, true]);
  expect(reached).toEqual(['keydown', 'keydown', 'keydown', 'click', 'cancel']);
});

test('a user who moves by Tab at once is not held up [B-GUARD-1]', () => {
  const { reached, key } = opened();
  expect(key('Tab')).toBe(true);
  expect(reached).toEqual(['keydown']);
});

test('a key that is held since before the dialog, or since its start, presses nothing later [B-GUARD-1]', () => {
  const { reached, key } = opened();
  vi.advanceTimersByTime(600);
  key('Enter', true);
  expect(reached).toEqual([]);
  key('Enter');
  key('Enter', true);
  expect(reached).toEqual(['keydown', 'keydown']);
  const other = opened();
  other.key(' ');
  vi.advanceTimersByTime(600);
  other.key(' ', true);
  expect(other.reached).toEqual([]);
});

test('a pointer that went down at the start presses nothing later, and an assistive technology does [B-GUARD-1]', () => {
  const { reached, click, pointerDown } = opened();
  pointerDown();
  vi.advanceTimersByTime(600);
  click(1);
  expect(reached).toEqual([]);
  click(0);
  pointerDown();
  click(1);
  expect(reached).toEqual(['click', 'click']);
});

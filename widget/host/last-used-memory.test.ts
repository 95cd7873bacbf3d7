// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryAtom } from '../../flows/core/last-used/last-used.atoms';
import { setLastUsedMemory } from './last-used-memory';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The memory of a mount that signs users in. */
function memory() {
  const store = createStore();
  setLastUsedMemory(store);
  return store.get(memoryAtom);
}

describe('the last-used method', () => {
  test('the last-used method is read by the next page of the same device', () => {
    expect(memory().read()).toBe('');
    memory().write('oauth:google');
    expect(memory().read()).toBe('oauth:google');
  });

  test('the last-used method is forgotten without a trace', () => {
    memory().write('email');
    memory().write('');
    expect({ read: memory().read(), localStorageCount: localStorage.length }).toEqual({
      read: '',
      localStorageCount: 0,
    });
  });

  test('the last-used method is unknown where the browser stores nothing, and nothing fails', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    memory().write('email');
    expect(memory().read()).toBe('');
  });
});

// Columns: the address that this page was loaded from | the method that it belongs to.
test.each([
  ['https://app.test/back?stytch_token_type=magic_links&token=t', 'email'],
  ['https://app.test/back?a=1&stytch_token_type=oauth&token=t', 'oauth'],
  ['https://app.test/back?stytch_token_type=', undefined],
  ['https://app.test/back?my_stytch_token_type=oauth', undefined],
  ['https://app.test/back#stytch_token_type=oauth', undefined],
  ['https://app.test/', undefined],
])('after a load of %s the last method is %s', (name, method) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  expect(memory().arrival()).toBe(method);
});

test('a browser without a navigation entry gives no method', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(memory().arrival()).toBeUndefined();
});

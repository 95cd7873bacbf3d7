// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeExpiredEntries } from './stored-entry';
import { userMemory, type UserMemoryName } from './user-memory';

const names: Readonly<Record<UserMemoryName, true>> = {
  passkey_made: true,
  passkey_place: true,
  passkey_unverified: true,
  passkey_offer_declined: true,
  second_factor_declined: true,
};

/** The longest memory that is promised, written out: the code's own number would agree with itself. */
const thirtyDays = 30 * 24 * 60 * 60 * 1_000;

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

// The files of a worker share their modules: one of them may have kept something here since.
beforeEach(() => localStorage.clear());

test.each(Object.keys(names) as UserMemoryName[])(
  'the memory %s is read for 30 days, and removed by the next look for expired ones [T-SECRET-11]',
  (name) => {
    vi.useFakeTimers();
    userMemory(name).write('user-1', 'yes');
    vi.advanceTimersByTime(thirtyDays - 1);
    removeExpiredEntries();
    expect([userMemory(name).read('user-1'), localStorage.length]).toEqual(['yes', 1]);
    vi.advanceTimersByTime(1);
    expect([userMemory(name).read('user-1'), localStorage.length]).toEqual([undefined, 1]);
    removeExpiredEntries();
    expect(localStorage).toHaveLength(0);
  },
);

test('the key of a memory has no id of a user in clear [T-SECRET-11]', () => {
  userMemory('second_factor_declined').write('user-1', 'yes');
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^vestibule:second_factor_declined:[\da-f]{8}$/)]);
});

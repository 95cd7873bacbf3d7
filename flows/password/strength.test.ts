// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementAtom } from '../core/words/announce.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { PasswordStrength } from '../core/provider/password-calls';
import { fakeProvider, later, strongPassword } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { localeAtom } from '../core/words/words.atoms';
import { recheckAtom, typeNewPasswordAtom } from './strength.actions';
import { isPasswordValidAtom, strengthAtom } from './strength.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const weak: PasswordStrength = { ...strongPassword, isValid: false, score: 1 };

test('the strength is checked after a pause in typing, not at each key [B-PASS-4]', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { products: ['passwords'] });
  for (const typed of ['a', 'ab', 'abc', 'abcd']) {
    store.set(typeNewPasswordAtom, typed);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(calls.map(({ request }) => request)).toEqual([{ password: 'abcd' }]);
  expect(store.get(isPasswordValidAtom)).toBe(true);
});

test('only the answer for the current text counts, and one check is pending at a time [B-PASS-4]', async () => {
  const answers = [later<Outcome<PasswordStrength>>(), later<Outcome<PasswordStrength>>()];
  let asked = 0;
  const { provider, calls } = fakeProvider({
    checkPasswordStrength: () => answers[asked++]?.promise ?? Promise.resolve(succeeded(weak)),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(typeNewPasswordAtom, 'strong');
  await vi.advanceTimersByTimeAsync(300);
  store.set(typeNewPasswordAtom, 'weak');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(1);
  answers[0]?.settle(succeeded(strongPassword));
  await vi.advanceTimersByTimeAsync(10);
  expect(store.get(isPasswordValidAtom)).toBe(false);
  expect(calls.map(({ request }) => request)).toEqual([{ password: 'strong' }, { password: 'weak' }]);
  answers[1]?.settle(succeeded(weak));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(strengthAtom)).toMatchObject({ status: 'judged', strength: { score: 1 } });
});

test('a failed strength check is repeated on blur', async () => {
  let isDown = true;
  const { provider } = fakeProvider({
    checkPasswordStrength: async () => (isDown ? failed({ type: 'unreachable' }) : succeeded(strongPassword)),
  });
  const { store, errors } = testStore(provider, { products: ['passwords'] });
  store.set(typeNewPasswordAtom, 'correct horse');
  await vi.advanceTimersByTimeAsync(300);
  expect(store.get(strengthAtom)).toEqual({ status: 'failed' });
  expect(errors).toHaveLength(1);
  isDown = false;
  store.set(recheckAtom);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get(isPasswordValidAtom)).toBe(true);
});

test("the strength is announced in German, and the server's warning after it, as English", async () => {
  const warning = 'This is a common password';
  const { provider } = fakeProvider({
    checkPasswordStrength: async () => succeeded({ ...weak, warning, isBreached: true }),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  const messages = {
    'strength.announced': 'Passwortstärke: {word}.',
    'strength.weak': 'Schwach',
    'strength.breached': '…',
  };
  store.set(localeAtom, { tag: 'de', dir: 'ltr', messages });
  store.set(typeNewPasswordAtom, 'password');
  await vi.advanceTimersByTimeAsync(300);
  const { container } = render(store.get(announcementAtom).text);
  expect(container.textContent).toBe(`Passwortstärke: Schwach. … ${warning}`);
  expect(screen.getByText(warning).lang).toBe('en');
});

test('an empty field is not checked', async () => {
  const { provider } = fakeProvider();
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(typeNewPasswordAtom, 'x');
  await vi.advanceTimersByTimeAsync(300);
  store.set(typeNewPasswordAtom, '');
  expect(store.get(strengthAtom)).toEqual({ status: 'empty' });
});

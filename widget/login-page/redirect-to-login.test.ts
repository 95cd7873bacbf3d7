// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { atom } from 'jotai/vanilla';
import { browserAtom } from '../../flows/core/host/browser.atoms';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { logInAgainAtom } from '../../flows/core/screen/log-in-again.atoms';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import type { ErrorType } from '../../flows/core/provider/errors';
import { testStore } from '../../flows/core/testing/test-store';
import { returnAddress } from '../host/return-address';
import { loginURLAtom } from './login-page.atoms';
import { followRefusal, redirectToLogin } from './redirect-to-login';

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.restoreAllMocks();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  history.replaceState(null, '', '/consent?client_id=a&state=b%26c#part');
});

/** Redirects from a page, and returns the target. */
function led(loginURL: string) {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  const left: string[] = [];
  store.set(browserAtom, { ...store.get(browserAtom), leave: ({ href }) => void left.push(href) });
  return { hasLed: redirectToLogin(store, loginURL), left };
}

test('a visitor is redirected to the log-in of this origin with the address to return to, as a path [B-MOUNT-19]', () => {
  const { hasLed, left } = led('/login?lang=de');
  expect(hasLed).toBe(true);
  const address = new URL(left[0] ?? '');
  expect(address.pathname).toBe('/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'de',
    return_to: '/consent?client_id=a&state=b%26c#part',
  });
});

test('the page that redirects is stored, for a log-in page whose address has lost the parameter [B-MOUNT-22]', () => {
  led('/login');
  history.replaceState(null, '', '/login?token=1');
  expect(returnAddress()).toBe(`${location.origin}/consent?client_id=a&state=b%26c#part`);
});

test('the log-in of another origin is given the whole address [B-MOUNT-19]', () => {
  const { left } = led('https://login.test/');
  expect(new URL(left[0] ?? '').searchParams.get('return_to')).toBe(location.href);
});

test('two mounts of a page that find out at once that there is no session redirect, and report no loop [B-MOUNT-19]', () => {
  led('/login');
  expect(led('/login').hasLed).toBe(true);
  expect(warn.mock.calls.flat().join('\n')).not.toContain('redirected again');
});

test('a visitor who returns at once without a session is not redirected again [B-MOUNT-19]', () => {
  led('/login');
  // The page is loaded again.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1);
  const { hasLed, left } = led('/login');
  expect({ hasLed, left }).toEqual({ hasLed: false, left: [] });
  expect(warn.mock.calls.flat().join('\n')).toContain('without a session, so the visitor is not redirected again');
});

test('a page that redirects once more, seconds later, is in a loop [B-MOUNT-19]', () => {
  led('/login');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
  expect(led('/login').hasLed).toBe(false);
});

test('no redirect leads to an address that runs code [B-MOUNT-19]', () => {
  expect(led('javascript:alert(1)')).toEqual({ hasLed: false, left: [] });
});

test('a mount that has ended before its code arrives observes nothing, and redirects no visitor [B-MOUNT-7]', () => {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  const left: string[] = [];
  store.set(browserAtom, { ...store.get(browserAtom), leave: ({ href }) => void left.push(href) });
  store.set(mountSignalAtom, AbortSignal.abort());
  const isRefusedAtom = atom(false);
  isRefusedAtom.onMount = (set) => set(true);
  store.set(loginURLAtom, '/login');
  followRefusal(store, isRefusedAtom);
  expect({ isRefused: store.get(isRefusedAtom), left }).toEqual({ isRefused: false, left: [] });
});

test('a user whose session ends later is offered the log-in page and the way back, as long as the host names one [B-MOUNT-23]', async () => {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  const left: [string, boolean][] = [];
  store.set(browserAtom, {
    ...store.get(browserAtom),
    leave: ({ pathname, searchParams }, { isSpent }) =>
      void left.push([`${pathname} ${searchParams.get('return_to')}`, isSpent]),
  });
  store.set(loginURLAtom, '/login');
  followRefusal(store, atom(false));
  const Offered = () =>
    createElement(useAtomValue(logInAgainAtom, { store }).Button, { type: 'session_not_found' satisfies ErrorType });
  render(createElement(Offered));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  act(() => store.set(loginURLAtom, '/another'));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  // The page itself can be returned to by the browser's Back.
  expect(left).toEqual([
    ['/login /consent?client_id=a&state=b%26c#part', false],
    ['/another /consent?client_id=a&state=b%26c#part', false],
  ]);
  expect(returnAddress()).toBe(location.href);
  for (const absent of [undefined, 'javascript:alert(1)']) {
    act(() => store.set(loginURLAtom, absent));
    expect(screen.queryByRole('button')).toBeNull();
  }
});

test('a refusal that follows one that was shown, because its redirect would have been a loop, redirects again [B-MOUNT-19]', () => {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  const left: string[] = [];
  store.set(browserAtom, { ...store.get(browserAtom), leave: ({ pathname }) => void left.push(pathname) });
  store.set(loginURLAtom, '/login');
  led('/login');
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1);
  const isRefusedAtom = atom(true);
  followRefusal(store, isRefusedAtom);
  expect(left).toEqual([]);
  const later = Date.now() + 11_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  store.set(isRefusedAtom, false);
  store.set(isRefusedAtom, true);
  store.set(isRefusedAtom, false);
  store.set(isRefusedAtom, true);
  expect(left).toEqual(['/login']);
});

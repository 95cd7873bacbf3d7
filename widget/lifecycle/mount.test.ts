// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { removeResetTokenFromUrl, takeResetLink } from '../host/reset-link';
import { takeResetToken } from '../host/reset-token';
import { resolveTarget } from '../host/mount-target';
import { presentationOf } from '../theming/presentation';
import { guardedHost } from '../host/guarded-host';

test('mounting on a selector that matches nothing throws with the selector, and what to do [B-MOUNT-2] [T-HOST-18]', () => {
  expect(() => resolveTarget('#missing')).toThrow(/"#missing".*must exist before the mount call/);
  expect(resolveTarget(document.body)).toBe(document.body);
});

test('the token of a reset link is removed from the address, and nothing else is [B-RESET-1] [T-SECRET-4]', async () => {
  history.replaceState({ router: 1 }, '', '/reset?a=1&token=secret&stytch_token_type=reset_password#part');
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'reset', token: 'secret' });
  expect(location.href).toMatch(/\/reset\?a=1#part$/);
  expect(history.state).toEqual({ router: 1 });
  await Promise.resolve();
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'missing' });
  history.replaceState(null, '', '/reset?token=secret&stytch_token_type=login');
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'login', token: 'secret' });
  await Promise.resolve();
  expect(takeResetToken({ passwordResetToken: 'given', ...takeResetLink() })).toEqual({
    status: 'reset',
    token: 'given',
  });
});

test('a token that is removed before the code is loaded is kept for the mounts of one task [B-RESET-1]', async () => {
  history.replaceState(null, '', '/reset?token=secret&stytch_token_type=reset_password');
  removeResetTokenFromUrl();
  expect(location.search).toBe('');
  removeResetTokenFromUrl();
  await Promise.resolve();
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'reset', token: 'secret' });
  // React's StrictMode runs an effect of the host twice in a task.
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'reset', token: 'secret' });
  await Promise.resolve();
  expect(takeResetToken(takeResetLink())).toEqual({ status: 'missing' });
});

test.each(['javascript:alert(1)', 'data:text/html,<b>', 'vbscript:x', 'ftp://a/b'])(
  'a logo at %s is not rendered [T-ADDR-7]',
  (logoImageUrl) => {
    expect(presentationOf({ logo: { logoImageUrl } })).toEqual({ hideHeaderText: false });
  },
);

test('a logo at https, beside the page or in the theme itself is rendered', () => {
  for (const src of ['https://a.test/logo.svg', '/logo.svg', 'data:image/png;base64,AA==']) {
    expect(presentationOf({ logo: { logoImageUrl: src, alt: 'Acme' } }).logo).toEqual({ src, alt: 'Acme' });
  }
});

test("a host's callback that throws in a browser without reportError stops nothing [T-HOST-6]", async () => {
  vi.stubGlobal('reportError', undefined);
  vi.useFakeTimers();
  const host = guardedHost({
    onEvent: () => {
      throw new Error('sync');
    },
    onError: async () => {
      throw new Error('async');
    },
  });
  host.onEvent({ type: 'OTP_AUTHENTICATE', data: {} });
  // The error reaches the page as an uncaught error.
  expect(() => vi.runAllTimers()).toThrow('sync');
  host.onError(new Error('x') as never);
  await Promise.resolve();
  await Promise.resolve();
  expect(() => vi.runAllTimers()).toThrow('async');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a callback that is no function is not called, and causes no page error [B-MOUNT-18]', async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (problem: unknown) => void reported.push(problem);
  const host = guardedHost({ onEvent: 'x', onError: {} } as never);
  host.onEvent({ type: 'OTP_AUTHENTICATE', data: {} });
  host.onError(new Error('x') as never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reported).toEqual([]);
});

test("a host's callback that throws or rejects stops nothing [B-EVENT-3] [T-HOST-6]", async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (problem: unknown) => void reported.push(problem);
  const host = guardedHost({
    onEvent: () => {
      throw new Error('sync');
    },
    onError: async () => {
      throw new Error('async');
    },
  });
  host.onEvent({ type: 'OTP_AUTHENTICATE', data: {} });
  host.onError(new Error('x') as never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reported.map(String)).toEqual(['Error: sync', 'Error: async']);
});

test('a callback that throws as it is read stops nothing [B-EVENT-3]', async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (problem: unknown) => void reported.push(problem);
  const host = guardedHost({
    get onEvent(): never {
      throw new Error('getter');
    },
  });
  host.onEvent({ type: 'OTP_AUTHENTICATE', data: {} });
  expect(reported.map(String)).toEqual(['Error: getter']);
});

test("a callback is called as a method of the host's object", () => {
  const seen: unknown[] = [];
  const callbacks = {
    onEvent() {
      seen.push(this);
    },
  };
  guardedHost(callbacks).onEvent({ type: 'OTP_AUTHENTICATE', data: {} });
  expect(seen).toEqual([callbacks]);
});

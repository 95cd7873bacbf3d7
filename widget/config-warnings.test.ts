import { expect, test, vi } from 'vitest';
import { resolveConfig } from '../flows/core/config/resolved-config';
import { warnOfConfig } from './config-warnings';

test('a host whose minutes are none is warned of each once, and gets the defaults', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const config = {
    products: ['emailMagicLinks' as const],
    emailMagicLinksOptions: { loginExpirationMinutes: Number.NaN },
    otpOptions: { methods: ['sms' as const], expirationMinutes: 11 },
    sessionOptions: { sessionDurationMinutes: -1 },
  };
  warnOfConfig(config);
  warnOfConfig(config);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('loginExpirationMinutes is no positive number'),
    expect.stringContaining('sessionDurationMinutes is no positive number'),
    expect.stringContaining('expirationMinutes is 11'),
  ]);
  const resolved = resolveConfig(config);
  expect([resolved.sessionDurationMinutes, resolved.emailMagicLinks.loginExpirationMinutes]).toEqual([30, 30]);
  vi.restoreAllMocks();
});

test('a host whose default country is none is warned of it, and one that is no country is told apart', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const of = (defaultCountry: string) => {
    warn.mockClear();
    warnOfConfig({ products: ['otp'], phoneOptions: { defaultCountry } });
    return warn.mock.calls.length;
  };
  expect(['auto', 'US', 'de', 'XK'].map(of)).toEqual([0, 0, 0, 0]);
  expect(of('USA')).toBe(1);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('phoneOptions.defaultCountry is no country')]);
  // Said once, whichever it was.
  expect(of('Germany')).toBe(0);
  vi.restoreAllMocks();
});

import { describe, expect, test } from 'vitest';
import type { Config, ConfigOptions } from './config';
import { isMinutes, listed, resolveConfig } from './config.atoms';

const resolved = (options: ConfigOptions = {}, products: Config['products'] = ['passwords']) =>
  // Any host's options, whether or not they fit its products.
  resolveConfig({ ...options, products } as Config);

test('a config with products alone has a default for every option', () => {
  expect(resolved()).toEqual({
    products: new Set(['passwords']),
    emailMagicLinks: { loginExpirationMinutes: 30, signupExpirationMinutes: 30, createUserAsPending: false },
    otp: { methods: [], expirationMinutes: 5 },
    phone: { defaultCountry: 'US' },
    oauth: { providers: [], markLastUsed: true },
    passwords: {},
    passkeys: { restoreOnFailure: false, offerAfterSignIn: 'never' },
    lastUsed: 'mark',
    signUp: 'open',
    loginHintToProviders: false,
    inAppBrowser: 'adapt',
    secondFactor: { when: 'never', methods: ['totp', 'sms', 'whatsapp', 'passkey'] },
    sessionDurationMinutes: 30,
    greetSignedIn: false,
  });
});

test('the options of the host are kept unchanged', () => {
  const options = {
    emailMagicLinksOptions: {
      loginRedirectURL: 'https://app.test/in',
      signupRedirectURL: 'https://app.test/new',
      domainHint: 'mail.test',
      loginExpirationMinutes: 10,
      signupExpirationMinutes: 20,
      loginTemplateId: 'in',
      signupTemplateId: 'new',
      createUserAsPending: true,
      locale: 'es',
    },
    phoneOptions: { defaultCountry: 'auto' },
    passwordOptions: { loginExpirationMinutes: 7, resetPasswordTemplateId: 'reset' },
    passkeyOptions: { domain: 'app.test', restoreOnFailure: true, offerAfterSignIn: 'silent' },
    lastUsed: 'first',
    sessionOptions: { sessionDurationMinutes: 60, greetSignedIn: true },
  } as const satisfies ConfigOptions;
  expect(resolved(options)).toMatchObject({
    emailMagicLinks: options.emailMagicLinksOptions,
    phone: options.phoneOptions,
    passwords: options.passwordOptions,
    passkeys: options.passkeyOptions,
    lastUsed: 'first',
    sessionDurationMinutes: 60,
    greetSignedIn: true,
  });
});

describe('misspelt options of a host leave a usable method', () => {
  test.each([
    { says: 'names', products: ['otp', 'passkeys'], offers: ['otp', 'passkeys'] },
    { says: "the provider's own objects", products: [{ id: 'otp' }, { id: 'oauth' }], offers: ['otp', 'oauth'] },
    { says: 'both', products: [{ id: 'otp' }, 'crypto'], offers: ['otp', 'crypto'] },
    { says: 'one twice', products: ['otp', { id: 'otp' }], offers: ['otp'] },
    { says: 'one, and no list', products: 'otp', offers: ['otp'] },
    { says: 'an object, and no list', products: { id: 'passkeyRegistration' }, offers: ['passkeyRegistration'] },
    { says: 'nothing', products: undefined, offers: [] },
  ])('misspelt options of a host leave a usable method with $says', ({ products, offers }) => {
    const config: Config = JSON.parse(JSON.stringify({ products }));
    expect([...resolveConfig(config).products]).toEqual(offers);
  });

  test.each([
    { methods: ['whatsapp', 'sms', 'email'], tabs: ['email', 'sms', 'whatsapp'] },
    { methods: ['sms'], tabs: ['sms'] },
    { methods: ['whatsapp', 'email'], tabs: ['email', 'whatsapp'] },
    { methods: ['sms', 'sms'], tabs: ['sms'] },
    { methods: 'sms', tabs: ['sms'] },
    { methods: ['pigeon', 'email'], tabs: ['email'] },
    { methods: [], tabs: [] },
  ])('the channels $methods are shown as the tabs $tabs', ({ methods, tabs }) => {
    const config: Config = JSON.parse(JSON.stringify({ products: ['otp'], otpOptions: { methods } }));
    expect(resolveConfig(config).otp.methods).toEqual(tabs);
  });
});

describe('invalid minutes are never sent to the provider', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'invalid minutes such as %d are replaced by the default',
    (minutes) => {
      const config = resolved({
        emailMagicLinksOptions: { loginExpirationMinutes: minutes, signupExpirationMinutes: minutes },
        otpOptions: { methods: ['email'], expirationMinutes: minutes },
        sessionOptions: { sessionDurationMinutes: minutes },
      });
      expect({
        loginExpirationMinutes: config.emailMagicLinks.loginExpirationMinutes,
        signupExpirationMinutes: config.emailMagicLinks.signupExpirationMinutes,
        expirationMinutes: config.otp.expirationMinutes,
        sessionDurationMinutes: config.sessionDurationMinutes,
      }).toEqual({
        loginExpirationMinutes: 30,
        signupExpirationMinutes: 30,
        expirationMinutes: 5,
        sessionDurationMinutes: 30,
      });
    },
  );

  test.each(['30', null, undefined, {}, [5]])('%j is not a duration', (value) => expect(isMinutes(value)).toBe(false));
  test.each([1, 0.5, 527_040])('%d is a duration', (value) => expect(isMinutes(value)).toBe(true));
});

test('a list of the host is copied before it is changed', () => {
  const list = ['email'];
  const copy = listed(list);
  copy.push('sms');
  expect(list).toEqual(['email']);
});

import { expect, test } from 'vitest';
import { sentencesOf } from '../testing/sentences-of';
import { unknownOptions } from './unknown-options';

const reported = (options: object) =>
  sentencesOf(unknownOptions('Main', options)).map((sentence) => sentence.replace(/^There is no /, ''));

test.each<[string, object, string]>([
  ['at the top', { thme: {} }, 'option `thme`, so it has no effect. Did you mean `theme`?'],
  [
    'of another place',
    { onEvent: () => 0 },
    'option `onEvent`, so it has no effect. Did you mean `callbacks.onEvent`?',
  ],
  [
    'of config at the top',
    { otpOptions: {} },
    'option `otpOptions`, so it has no effect. Did you mean `config.otpOptions`?',
  ],
  ["by the provider's own name", { styles: {} }, 'option `styles`, so it has no effect. Did you mean `theme`?'],
  ['of no kind', { zzz: 1 }, 'option `zzz`, so it has no effect.'],
  [
    'in config',
    { config: { otpOption: {} } },
    'option `config.otpOption`, so it has no effect. Did you mean `config.otpOptions`?',
  ],
  [
    'in a group',
    { config: { otpOptions: { expiration: 5 } } },
    'option `config.otpOptions.expiration`, so it has no effect. There are: methods, expirationMinutes, loginTemplateId, signupTemplateId, locale, webOTP, preferredCountries, allowedCountries.',
  ],
  [
    'of a social provider',
    { config: { oauthOptions: { providers: [{ type: 'google', scopes: [] }] } } },
    'option `config.oauthOptions.providers[].scopes`, so it has no effect. There are: type, custom_scopes, provider_params, one_tap, position, cancel_on_tap_outside.',
  ],
  [
    'in callbacks',
    { callbacks: { onSuccess: () => 0 } },
    'option `callbacks.onSuccess`, so it has no effect. There are: onEvent, onError.',
  ],
])(
  'an option %s that no mount reads is reported, with the one that was meant [B-MOUNT-17]',
  (_place, options, sentence) => {
    expect(reported(options)).toEqual([sentence]);
  },
);

test('an option in stepUpOptions that no mount reads is reported [B-MOUNT-17]', () => {
  expect(sentencesOf(unknownOptions('StepUp', { stepUpOptions: { maxAge: 10, groups: 2 } }))).toEqual([
    'There is no option `stepUpOptions.maxAge`, so it has no effect. There are: maxAgeMinutes, groups.',
  ]);
});

test('options that a mount reads, undefined ones and odd values are not reported [B-MOUNT-17]', () => {
  expect(
    reported({
      client: {},
      config: { products: [], otpOptions: { methods: ['sms'] } },
      callback: true,
      className: 'x',
    }),
  ).toEqual([]);
  expect(reported({ thme: undefined, config: null, callbacks: 'x' })).toEqual([]);
  expect(reported({ config: { oauthOptions: { providers: [null, 'google'] }, otpOptions: 'sms' } })).toEqual([]);
});

test('an option of another mount is reported [B-MOUNT-17]', () => {
  expect(unknownOptions('CallbackAuthenticate', { continueURL: '/', callback: true })).toHaveLength(1);
  expect(unknownOptions('Main', { continueURL: '/' })).toHaveLength(1);
});

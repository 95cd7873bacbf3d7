import { expect, test } from 'vitest';
import { checkConfig } from './check-config';

const valid = { products: ['emailMagicLinks'] };

test('a valid configuration has no mistake', () => {
  expect(
    checkConfig({ ...valid, emailMagicLinksOptions: { loginRedirectURL: 'https://app.example/callback' } }),
  ).toEqual([]);
});

test.each<[what: string, given: object, sentence: string]>([
  [
    'an unknown option',
    { ...valid, sesionOptions: {} },
    'There is no option `config.sesionOptions`, so it has no effect. Did you mean `config.sessionOptions`?',
  ],
  [
    'an unknown option of a group',
    { ...valid, emailMagicLinksOptions: { loginRedirectUrl: 'https://app.example/' } },
    'There is no option `config.emailMagicLinksOptions.loginRedirectUrl`, so it has no effect. Did you mean `config.emailMagicLinksOptions.loginRedirectURL`?',
  ],
  [
    'a relative redirect URL',
    { ...valid, emailMagicLinksOptions: { loginRedirectURL: '/callback' } },
    'config.emailMagicLinksOptions.loginRedirectURL is "/callback", which is not an absolute URL',
  ],
  [
    'a redirect URL with http',
    { ...valid, emailMagicLinksOptions: { loginRedirectURL: 'http://app.example/' } },
    'Stytch accepts http for localhost only',
  ],
  [
    'a lifetime that Stytch refuses',
    { ...valid, sessionOptions: { sessionDurationMinutes: 1 } },
    'config.sessionOptions.sessionDurationMinutes is 1, and Stytch refuses it. Give whole minutes from 5 to 527040.',
  ],
  ['an unknown value', { ...valid, lastUsed: 'never' }, "config.lastUsed is 'never', which is not one of"],
])('%s is the one mistake of its configuration', (_what, given, sentence) => {
  expect(checkConfig(given)).toEqual([expect.stringContaining(sentence)]);
});

test('a misspelt `products` is reported before the other mistakes', () => {
  expect(checkConfig({ prodcts: ['otp'] })).toEqual([
    expect.stringContaining('There is no method to log in. config.products is missing or empty.'),
    expect.stringContaining('Did you mean `config.products`?'),
  ]);
});

test.each([[undefined], [null], ['otp'], [['otp']]])('%j is reported, because it is no configuration', (given) => {
  expect(checkConfig(given)).toEqual([expect.stringContaining('A configuration is an object')]);
});

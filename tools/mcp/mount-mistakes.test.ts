import { expect, test } from 'vitest';
import { mountMistakes } from './mount-mistakes';

const config = { products: ['passwords'] };

test('options that a rendering or its mount takes are no mistakes', () => {
  const options = {
    config,
    theme: {
      light: { colors: { primary: '#123456' } },
      dark: { hideHeaderText: true, colors: { primary: 'var(--brand)' } },
    },
    strings: { 'main.title': 'Welcome', 'pt-BR': { 'main.title': 'Olá' } },
    locale: ['pt-PT', 'xx'],
    nonce: '',
    stylesheet: '/styles.css',
    inlineStyles: true,
    identifierPrefix: 'one',
    callback: true,
  };
  expect(mountMistakes('login', options)).toEqual([]);
  expect(mountMistakes('login', { config, nonce: null, theme: null, locale: null })).toEqual([]);
  expect(mountMistakes('passwordReset', { config: {}, passwordResetToken: 'abc' })).toEqual([]);
  expect(mountMistakes('identityProvider', { config: {}, loginURL: '/login' })).toEqual([]);
});

test.each<[what: string, given: object, sentence: string]>([
  [
    'an option of the file',
    { inlineStyle: true },
    'There is no option `inlineStyle`, so it has no effect. Did you mean `inlineStyles`?',
  ],
  ['an option of the mount', { nonse: '' }, 'Did you mean `nonce`?'],
  ['an option of another mount', { passwordResetToken: 'abc' }, 'There is no option `passwordResetToken`'],
  [
    'an option of the configuration',
    { config: { ...config, passwordOption: {} } },
    'Did you mean `config.passwordOptions`?',
  ],
  [
    'a redirect URL',
    { config: { ...config, passwordOptions: { loginRedirectURL: '/in' } } },
    'which is not an absolute URL',
  ],
  [
    'minutes that Stytch refuses',
    { config: { ...config, sessionOptions: { sessionDurationMinutes: 1 } } },
    'config.sessionOptions.sessionDurationMinutes is 1, and Stytch refuses it.',
  ],
  [
    'an option of a group',
    { config: { ...config, emailMagicLinksOptions: { loginRedirectUrl: 'https://app.example/' } } },
    'There is no option `config.emailMagicLinksOptions.loginRedirectUrl`, so it has no effect. Did you mean `config.emailMagicLinksOptions.loginRedirectURL`?',
  ],
  [
    'a redirect URL with http',
    { config: { ...config, emailMagicLinksOptions: { loginRedirectURL: 'http://app.example/' } } },
    'Stytch accepts http for localhost only',
  ],
  ['a value of the configuration', { config: { ...config, lastUsed: 'never' } }, "config.lastUsed is 'never'"],
  ['`mount` itself', { mont: 'passwordReset' }, 'Did you mean `mount`?'],
  ['a truth value as text', { inlineStyles: 'false' }, 'inlineStyles is "false", which is not true or false.'],
  ['a text as a number', { nonce: 5 }, 'nonce is 5, which is not a text.'],
  [
    'a token',
    { theme: { colors: { primry: '#123456' } } },
    'theme: "colors.primry" is not a token, so it was ignored. Did you mean "colors.primary"?',
  ],
  [
    'a value of a token',
    { theme: { light: {}, dark: { colors: { primary: 'red;' } } } },
    'theme.dark: the value of "colors.primary" is "red;", which is not a valid color',
  ],
  [
    'a colour',
    { theme: { colors: { primary: 'redd' } } },
    'theme: The value of "colors.primary" is "redd", which is no CSS colour',
  ],
  [
    'a theme of design tokens',
    { theme: { colors: { primary: { $type: 'color', $value: '#123456' } } } },
    'theme: the value of "colors.primary" is {',
  ],
  ['a theme that is text', { theme: 'dark' }, 'theme is "dark", which is not an object of tokens.'],
  [
    'half a theme that is text',
    { theme: { light: {}, dark: 'dark' } },
    'theme.dark is "dark", which is not an object of tokens.',
  ],
  [
    'an id',
    { strings: { 'main.titel': 'Hi' } },
    "strings has 'main.titel', and no sentence has that id: it is never shown. Did you mean 'main.title'?",
  ],
  ['the tag of sentences', { strings: { 'pt-PT': { 'main.title': 'Olá' } } }, "Write them under 'pt-BR'."],
  ['a language that is not offered', { locale: 'xx' }, "locale is 'xx', which is not offered"],
  ['a language that is a number', { locale: 5 }, "locale has '5', which is not a language tag"],
])('%s that is wrong is the one mistake of its options [B-MOUNT-13]', (_what, given, sentence) => {
  expect(mountMistakes('login', { config, ...given })).toEqual([expect.stringContaining(sentence)]);
});

test('the problem that the screen would show is reported first, and once', () => {
  expect(mountMistakes('login', { config: { products: ['sso'] } })).toEqual([
    expect.stringContaining("There is no method to log in. config.products has 'sso'"),
  ]);
  expect(mountMistakes('login', { config: { prodcts: ['otp'] } })).toEqual([
    expect.stringContaining('There is no method to log in. config.products is missing or empty.'),
    expect.stringContaining('Did you mean `config.products`?'),
  ]);
  expect(mountMistakes('login', { config: { products: ['otp'], otpOptions: null } })).toHaveLength(1);
  expect(mountMistakes('login', { config: {}, nonse: '' })).toEqual([
    expect.stringContaining('There is no method to log in.'),
    expect.stringContaining('`nonse`'),
  ]);
});

import { Provider as StoreProvider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { views } from '../request/failure-views';
import { stringsAtom } from '../words/words.atoms';
import { catalogueErrorTypes, isCatalogueErrorType } from './error-types';
import { errorMessages } from './error.messages';
import { type ErrorType, type FieldName, fieldOfError, type ProviderError } from './errors';
import { isRecord, isText, omitUndefined } from './record';

/** The errors that are about a field, by the field. Every other one is about the form. */
const about: Readonly<Record<FieldName, readonly ErrorType[]>> = {
  email: ['invalid_email', 'inactive_email', 'email_not_found'],
  phone: [
    'invalid_phone_number',
    'unsubscribed_phone_number',
    'invalid_phone_number_country_code',
    'duplicate_member_phone_number',
  ],
  code: ['invalid_code', 'otp_code_not_found', 'unable_to_authenticate_totp', 'totp_code_already_authenticated'],
  password: ['unauthorized_credentials', 'no_user_password', 'breached_password', 'weak_password'],
};
const appCodes = ['unable_to_authenticate_totp', 'totp_code_already_authenticated'] as const;
const newPasswords = ['weak_password', 'duplicate_email'] as const;
const wallets = ['wallet_busy', 'wallet_account', 'wallet_site', 'wallet_failed'] as const;

test.each([
  ...catalogueErrorTypes,
  ...wallets,
  ...appCodes,
  ...newPasswords,
  'other',
  'cancelled',
  'not_confirmed',
] as const)('the error %s is shown at its field, or above the form', (type) => {
  const field = Object.entries(about).find(([, types]) => types.includes(type))?.[0];
  expect(fieldOfError({ type })).toBe(field);
});

const { Failure, FailureSentence } = views;

const rendered = (view: typeof Failure, error: ProviderError, strings = {}) => {
  const store = createStore();
  store.set(stringsAtom, strings);
  const tree = createElement(StoreProvider, { store }, createElement(view, { error }));
  return renderToStaticMarkup(tree)
    .replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");
};

describe('a failure is shown', () => {
  test.each(catalogueErrorTypes)("a failure is shown in the catalogue's words if it has any (%s)", (type) => {
    expect(isCatalogueErrorType(type)).toBe(true);
    for (const view of [Failure, FailureSentence]) {
      expect(rendered(view, { type, serverMessage: 'unseen' })).toBe(errorMessages[`error.${type}`]);
    }
  });

  test('a failure that the user brought about by a Cancel is not one of the server, and is called that', () => {
    expect(isCatalogueErrorType('cancelled')).toBe(false);
    expect(rendered(FailureSentence, { type: 'cancelled' })).toBe('You stopped it before it was done.');
  });

  test.each(wallets)('a failure is shown in general words if it has none (%s)', (type) => {
    expect(isCatalogueErrorType(type)).toBe(false);
    expect(rendered(FailureSentence, { type })).toBe('Something went wrong on our side. Try again.');
  });

  test.each([
    { serverMessage: 'Your organisation forbids this.', says: 'Your organisation forbids this.' },
    { serverMessage: '<b>No</b>', says: '&lt;b&gt;No&lt;/b&gt;' },
    { serverMessage: 'x'.repeat(1_000), says: `${'x'.repeat(299)}…` },
    { serverMessage: '', says: '' },
    { serverMessage: undefined, says: '' },
  ])("a failure is shown in the server's words if only the server has any ($says)", ({ serverMessage, says }) =>
    expect(rendered(Failure, { type: 'other', serverMessage })).toBe(says),
  );

  test("a failure is shown in the host's words if it has any", () => {
    expect(rendered(FailureSentence, { type: 'broken' }, { 'error.broken': 'Sorry.' })).toBe('Sorry.');
    expect(rendered(FailureSentence, { type: 'wallet_busy' }, { 'error.broken': 'Sorry.' })).toBe('Sorry.');
  });

  test.each(['toString', 'constructor', '__proto__', 'error.broken', ''])('%j is no error of the catalogue', (type) =>
    expect(isCatalogueErrorType(type)).toBe(false),
  );
});

describe('an answer of any shape is checked before use', () => {
  test.each([
    [{}, true],
    [{ a: 1 }, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    [undefined, false],
    ['{}', false],
    [0, false],
    [() => undefined, false],
  ])('%j is an object: %s', (value, is) => expect(isRecord(value)).toBe(is));

  test.each([
    ['x', true],
    [' ', true],
    ['', false],
    [null, false],
    [undefined, false],
    [7, false],
    [['x'], false],
  ])('%j is a text: %s', (value, is) => expect(isText(value)).toBe(is));

  test.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [
      { a: null, b: false, c: 0, d: '' },
      { a: null, b: false, c: 0, d: '' },
    ],
    [{ a: undefined }, {}],
    [{}, {}],
  ])('an answer of any shape (%j), without its undefined properties, is %j', (given, there) => {
    expect(omitUndefined(given)).toStrictEqual(there);
    expect(Object.keys(omitUndefined(given))).toEqual(Object.keys(there));
  });
});

import { describe, expect, test } from 'vitest';
import type { ConfigOptions } from '../core/config/config';
import { configInputAtom } from '../core/host/host.atoms';
import { succeeded } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { testMemory } from '../core/testing/test-memory';
import { passcodeContact } from '../otp';
import { contactAtom } from '../main';
import { emailDraftAtom } from './email/email-draft.atoms';
import { typeEmailAtom } from './email/email-form.atoms';
import { readLoginHint } from './login-hint.atoms';
import { parser } from './phone/libphonenumber';
import { countryAtom, phoneLoaderAtom, phoneParserAtom, phoneTextAtom, typePhoneAtom } from './phone/phone.atoms';

const config = (options: ConfigOptions) => ({
  products: ['otp' as const],
  otpOptions: { methods: ['email' as const, 'sms' as const, 'whatsapp' as const] },
  ...options,
});
const open = (options: ConfigOptions) => testStore(fakeProvider().provider, config(options)).store;
const email = 'ada@example.com';
const number = '+4930901820';

test.each([
  [email, { kind: 'email', text: email }],
  [` ${email} `, { kind: 'email', text: email }],
  [number, { kind: 'phone', text: number }],
  ['030 901820', undefined],
  ['+0301234567', undefined],
  ['+49 30 901820', undefined],
  ['ada', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
])('a hint that is %j is read as %j [B-HINT-3]', (given, read) => {
  expect(readLoginHint(given)).toEqual(read);
});

describe('a visitor with a hint', () => {
  test('a visitor with a hint finds the address in the field, and its tab selected, whatever was used last [B-HINT-1]', () => {
    const store = open({ loginHint: email, lastUsed: 'first' });
    store.set(memoryAtom, testMemory('whatsapp'));
    expect(store.get(emailDraftAtom)).toBe(email);
    expect(store.get(contactAtom)?.channel).toBe('email');
  });

  test.each([
    ['', 'sms'],
    ['whatsapp', 'whatsapp'],
    ['email', 'sms'],
  ])('a visitor with a hint that is a number, and %j used last, finds the tab of %s [B-HINT-1]', (method, channel) => {
    const store = open({ loginHint: number, lastUsed: 'first' });
    store.set(memoryAtom, testMemory(method));
    expect(store.get(contactAtom)?.channel).toBe(channel);
    expect({ phoneText: store.get(phoneTextAtom), emailDraft: store.get(emailDraftAtom) }).toEqual({
      phoneText: number,
      emailDraft: '',
    });
  });

  test('a visitor with a hint that is a number finds it in national format once it is parsed, and in full if another country is selected [B-HINT-1]', async () => {
    const store = open({ loginHint: number });
    store.set(phoneLoaderAtom, { load: async () => succeeded(parser) });
    store.sub(phoneParserAtom, () => undefined);
    await Promise.resolve();
    await new Promise((resolve) => void setTimeout(resolve));
    expect({ country: store.get(countryAtom), phoneText: store.get(phoneTextAtom) }).toEqual({
      country: 'DE',
      phoneText: '030901820',
    });
    store.set(countryAtom, 'FR', passcodeContact('sms'));
    expect({ country: store.get(countryAtom), phoneText: store.get(phoneTextAtom) }).toEqual({
      country: 'FR',
      phoneText: number,
    });
  });

  test('a visitor with a hint keeps what they typed, and their tab, when another hint comes; even an empty field [B-HINT-2]', () => {
    const store = open({ loginHint: email });
    const contact = passcodeContact('email');
    const give = (loginHint: string) => store.set(configInputAtom, config({ loginHint }));
    give('grace@example.com');
    expect(store.get(emailDraftAtom)).toBe('grace@example.com');
    for (const typed of ['eve@', '']) {
      store.set(typeEmailAtom, typed, contact);
      give(number);
      expect({ emailDraft: store.get(emailDraftAtom), channel: store.get(contactAtom)?.channel }).toEqual({
        emailDraft: typed,
        channel: 'email',
      });
    }
    store.set(typePhoneAtom, '1', passcodeContact('sms'));
    expect(store.get(phoneTextAtom)).toBe('1');
  });

  test('a visitor with a hint that is malformed finds an empty field and the first tab [B-HINT-3]', () => {
    const store = open({ loginHint: 'ada at example' });
    expect({ emailDraft: store.get(emailDraftAtom), channel: store.get(contactAtom)?.channel }).toEqual({
      emailDraft: '',
      channel: 'email',
    });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../../core/config/config';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { focusRequestAtom, goToAtom, screenAtom } from '../../core/screen/screen.atoms';
import { fakeProvider, later } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { passcodeContact, sendOtp } from '../../otp';
import { pickedChannelAtom } from '../picked-channel.atoms';
import { isReadingAtom, phoneRefusal, submitPhoneAtom } from './phone-form.atoms';
import { type PhoneNumber, phoneNumber, type PhoneParser } from './phone-number';
import {
  countriesAtom,
  countryAtom,
  phoneLoaderAtom,
  phoneParserAtom,
  phoneTextAtom,
  typePhoneAtom,
} from './phone.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const contact = passcodeContact('sms');

/** A parser that knows one number of each of two countries, and how it is written there. */
const parser: PhoneParser = {
  parse: (typed, country) => {
    const digits = typed.replaceAll(/\D/g, '');
    if (country === 'US' && /^1?4155550123$/.test(digits)) return '+14155550123';
    return country === 'DE' && /^(?:49|0)?301234567$/.test(digits) ? '+49301234567' : undefined;
  },
  format: (typed) => typed,
  split: (typed) => {
    if (typed === '+14155550123') return { country: 'US', national: '(415) 555-0123' };
    return typed === '+49301234567' ? { country: 'DE', national: '030 1234567' } : undefined;
  },
};

type OtpOptions = Partial<NonNullable<Config['otpOptions']>>;

/** A user at the phone form, whose parser the test loads. */
function atTheForm(answers: Partial<Provider> = {}, otpOptions: OtpOptions = {}, defaultCountry = 'US') {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, {
    products: ['otp'],
    otpOptions: { methods: ['sms'], ...otpOptions },
    phoneOptions: { defaultCountry },
  });
  const { store } = page;
  const code = later<Outcome<PhoneParser>>();
  store.set(phoneLoaderAtom, { load: () => code.promise });
  store.sub(phoneParserAtom, () => undefined);
  const arrive = async (outcome: Outcome<PhoneParser> = succeeded(parser)) => {
    code.settle(outcome);
    await pass(0);
  };
  const type = (digits: string, isRestored?: boolean) => store.set(typePhoneAtom, digits, contact, isRestored);
  const pick = (country: string) => store.set(countryAtom, country, contact);
  const submit = async () => {
    void store.set(submitPhoneAtom, contact);
    await pass(0);
  };
  const sent = () => calls.map(({ request }) => (request as { destination: string }).destination);
  const isRefused = () => store.get(phoneRefusal.latestAtom) !== undefined;
  return {
    ...page,
    arrive,
    type,
    pick,
    submit,
    sent,
    isRefused,
    shown: () => [store.get(countryAtom), store.get(phoneTextAtom)],
  };
}

// Columns: when the parser is loaded | what is typed | what is sent, or that it is refused at the field.
describe('a number that is submitted', () => {
  type Form = ReturnType<typeof atTheForm>;
  const parsers = {
    'is loaded': { before: ({ arrive }: Form) => arrive() },
    'arrives within two seconds': {
      after: async ({ arrive }: Form) => {
        await pass(1_999);
        await arrive();
      },
    },
    'arrives later': { after: () => pass(2_000) },
    'cannot be loaded': { after: ({ arrive }: Form) => arrive(failed({ type: 'unreachable' })) },
  };

  test('a number that is invalid for a parser which came after ten seconds is refused at the field [B-PHONE-3]', async () => {
    const form = atTheForm();
    form.type('415555');
    await pass(10_000);
    await form.arrive();
    await form.submit();
    expect({ sent: form.sent(), isRefused: form.isRefused() }).toEqual({ sent: [], isRefused: true });
  });

  test.each([
    ['is loaded', '4155550123', '+14155550123'],
    ['is loaded', '415555', undefined],
    ['is loaded', '', undefined],
    ['is loaded', '٤١٥٥٥٥٠١٢٣', '+14155550123'],
    ['arrives within two seconds', '4155550123', '+14155550123'],
    ['arrives within two seconds', '415555', undefined],
    // Without the parser, digits after a country count as a number.
    ['arrives later', '4155550123', '+14155550123'],
    ['arrives later', '415555', '+1415555'],
    ['arrives later', '+49301234567', '+49301234567'],
    ['arrives later', '', undefined],
    ['arrives later', '+', undefined],
    ['cannot be loaded', '4155550123', '+14155550123'],
    ['cannot be loaded', '415555', '+1415555'],
    ['cannot be loaded', '', undefined],
  ] as const)('a number that is submitted, with a parser that %s: %j is sent as %s', async (when, typed, number) => {
    const form = atTheForm();
    const comes: { before?(form: Form): unknown; after?(form: Form): unknown } = parsers[when];
    await comes.before?.(form);
    form.type(typed);
    await form.submit();
    await comes.after?.(form);
    expect(form.sent()).toEqual(number === undefined ? [] : [number]);
    expect(form.isRefused()).toBe(number === undefined);
    expect(form.store.get(focusRequestAtom)).toEqual({ target: number === undefined ? 'invalid' : 'field' });
    expect({ isReading: form.store.get(isReadingAtom), screen: form.store.get(screenAtom) }).toEqual({
      isReading: false,
      screen: number === undefined ? 'Main' : 'OTPAuthenticate',
    });
  });

  test('a number that is submitted is sent as it was at the press, whatever is typed while it is parsed', async () => {
    const { type, submit, arrive, sent, store } = atTheForm();
    type('4155550123');
    await submit();
    expect(store.get(isReadingAtom)).toBe(true);
    type('415');
    await arrive();
    expect(sent()).toEqual(['+14155550123']);
  });

  test('a number that is submitted twice is sent once, while it is parsed and while it is sent', async () => {
    const { type, submit, arrive, sent } = atTheForm({ sendOtp: () => new Promise<never>(() => undefined) });
    type('4155550123');
    await submit();
    await submit();
    await arrive();
    await submit();
    expect(sent()).toEqual(['+14155550123']);
  });

  test.each([
    ['goes elsewhere', ({ store }: ReturnType<typeof atTheForm>): unknown => store.set(goToAtom, 'CryptoOtherScreen')],
    ['selects another tab', ({ store }: ReturnType<typeof atTheForm>) => store.set(pickedChannelAtom, 'whatsapp')],
    ['has the widget unmounted', ({ unmount }: ReturnType<typeof atTheForm>) => unmount()],
  ] as const)(
    'a number that is submitted by a user who %s while it is parsed is not sent, and the screen is kept [B-PHONE-4]',
    async (_how, leave) => {
      for (const typed of ['4155550123', '415']) {
        const form = atTheForm();
        form.type(typed);
        await form.submit();
        void leave(form);
        const at = [form.store.get(screenAtom), form.store.get(focusRequestAtom)];
        await form.arrive();
        await pass(30_000);
        expect(form.sent()).toEqual([]);
        expect([form.store.get(screenAtom), form.store.get(focusRequestAtom)]).toEqual(at);
      }
    },
  );

  test('a number that is submitted in another tab while an invalid one is parsed is sent, and nothing is refused [B-PHONE-4]', async () => {
    const { type, submit, arrive, sent, isRefused, store } = atTheForm({
      sendOtp: () => new Promise<never>(() => undefined),
    });
    type('415555');
    await submit();
    store.set(pickedChannelAtom, 'whatsapp');
    expect(store.get(isReadingAtom)).toBe(false);
    type('4155550123');
    await submit();
    expect(store.get(isReadingAtom)).toBe(true);
    await arrive();
    expect({ sent: sent(), isRefused: isRefused(), isReading: store.get(isReadingAtom) }).toEqual({
      sent: ['+14155550123'],
      isRefused: false,
      isReading: false,
    });
  });

  test('an invalid number is refused at each submit until it is valid', async () => {
    const { type, submit, arrive, store, isRefused } = atTheForm();
    await arrive();
    type('415555');
    expect(isRefused()).toBe(false);
    await submit();
    const first = store.get(phoneRefusal.latestAtom);
    await submit();
    expect(store.get(phoneRefusal.latestAtom)).not.toBe(first);
    type('41555501');
    expect(isRefused()).toBe(true);
    type('4155550123');
    expect(isRefused()).toBe(false);
  });

  test.each(['invalid_phone_number', 'unsubscribed_phone_number', 'unreachable'] as const)(
    'the error of a refused number (%s) is cleared at the next key',
    async (type) => {
      const form = atTheForm({ sendOtp: async () => failed({ type }) });
      await form.arrive();
      form.type('4155550123');
      await form.submit();
      expect(form.store.get(sendOtp.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      form.type('415555012');
      expect(form.store.get(sendOtp.stateAtom)).toEqual({ status: 'idle' });
    },
  );

  test('the error of a refused country is cleared when the user selects another country [B-PHONE-3]', async () => {
    const type = 'invalid_phone_number_country_code';
    const form = atTheForm({ sendOtp: async () => failed({ type }) });
    await form.arrive();
    form.type('4155550123');
    await form.submit();
    expect(form.store.get(sendOtp.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
    form.pick('CA');
    expect(form.store.get(sendOtp.stateAtom)).toEqual({ status: 'idle' });
    expect(form.shown()).toEqual(['CA', '4155550123']);
  });

  test('the refusal of an invalid number ends when the user selects another tab, and the number is kept [B-FAIL-1]', async () => {
    const { arrive, type, submit, isRefused, store, shown } = atTheForm();
    await arrive();
    type('415555');
    await submit();
    expect(isRefused()).toBe(true);
    for (const channel of ['whatsapp', 'sms'] as const) {
      store.set(pickedChannelAtom, channel);
      expect({ isRefused: isRefused(), shown: shown() }).toEqual({ isRefused: false, shown: ['US', '415555'] });
    }
    await submit();
    expect(isRefused()).toBe(true);
  });

  test('the refusal of an invalid number ends with the screen', async () => {
    const { arrive, type, submit, isRefused, store } = atTheForm();
    await arrive();
    type('415555');
    await submit();
    await store.set(goToAtom, 'CryptoOtherScreen');
    expect(isRefused()).toBe(false);
  });
});

test('a number in full that undo restores is shown as it was typed [B-PHONE-1]', async () => {
  const { type, arrive, shown } = atTheForm();
  await arrive();
  type('', true);
  type('+301234567', true);
  type('+49301234567', true);
  expect(shown()).toEqual(['DE', '+49301234567']);
});

// Columns: what is in the field, what is typed or pasted | the country and the digits that are shown.
describe('a number in full', () => {
  test.each([
    ['', '+49301234567', ['DE', '0301234567']],
    ['', '+14155550123', ['US', '4155550123']],
    ['+4930123456', '+49301234567', ['DE', '+49301234567']],
    ['', '0301234567', ['US', '0301234567']],
    ['', '+33', ['US', '+33']],
    ['', '', ['US', '']],
  ] as const)('a number in full, after %j and typed as %j, is shown as %j', async (before, typed, shown) => {
    const form = atTheForm();
    await form.arrive();
    if (before) form.type(before);
    form.type(typed);
    expect(form.shown()).toEqual(shown);
  });

  // Columns: the milliseconds until the parser comes | the country and the digits that are shown.
  test.each([
    [9_999, ['DE', '0301234567']],
    [10_000, ['US', '+49301234567']],
  ])(
    'a number in full that is pasted after a parser which came after %d ms is shown as %j: formatting waits 10 s [B-PHONE-4]',
    async (milliseconds, shown) => {
      const form = atTheForm();
      await pass(milliseconds);
      await form.arrive();
      form.type('+49301234567');
      expect(form.shown()).toEqual(shown);
    },
  );

  test('a number in full of a country that is not offered selects no country', async () => {
    const form = atTheForm({}, { allowedCountries: ['US', 'CA'] });
    await form.arrive();
    form.type('+49301234567');
    expect(form.shown()).toEqual(['US', '+49301234567']);
  });

  test('a number in full is unchanged while the parser is not loaded', () => {
    const form = atTheForm();
    form.type('+49301234567');
    expect(form.shown()).toEqual(['US', '+49301234567']);
  });
});

// Columns: the host's country, the countries it offers, what the user picked | the country that is shown.
describe('the country to start with', () => {
  test.each([
    ['US', undefined, undefined, 'US'],
    ['DE', undefined, undefined, 'DE'],
    ['de', undefined, undefined, 'DE'],
    ['XX', undefined, undefined, 'US'],
    ['', undefined, undefined, 'US'],
    ['__proto__', undefined, undefined, 'US'],
    ['DE', ['US'], undefined, 'US'],
    ['US', ['DE', 'DE'], undefined, 'DE'],
    ['US', undefined, 'FR', 'FR'],
    ['US', ['DE'], 'FR', 'DE'],
  ] as const)(
    'the country to start with, with the default %s, the offer %s and the choice %s, is %s',
    (host, allowed, picked, country) => {
      const form = atTheForm({}, allowed ? { allowedCountries: allowed } : {}, host);
      if (picked) form.pick(picked);
      expect(form.store.get(countryAtom)).toBe(country);
      expect(form.store.get(countriesAtom).map(({ code }) => code)).toContain(country);
    },
  );

  test('the country to start with is kept once the user has typed, whatever is detected later', () => {
    const form = atTheForm();
    form.type('4');
    form.pick('DE');
    form.type('41');
    expect(form.shown()).toEqual(['DE', '41']);
  });
});

test.each<[string, string, PhoneParser | undefined, PhoneNumber]>([
  ['415 555-0123', 'US', undefined, { isValid: true, number: '+14155550123' }],
  ['+49 30 1234567', 'US', undefined, { isValid: true, number: '+49301234567' }],
  ['٤١٥', 'US', undefined, { isValid: true, number: '+1415' }],
  ['no digits', 'US', undefined, { isValid: false }],
  ['12', 'XX', undefined, { isValid: true, number: '+12' }],
  ['12', 'US', parser, { isValid: false }],
])('the number %j in %s, with the parser %j, is read as %j', (typed, country, by, number) =>
  expect(phoneNumber(typed, country, by)).toEqual(number),
);

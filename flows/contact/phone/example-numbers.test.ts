import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import { describe, expect, test, vi } from 'vitest';
import { succeeded } from '../../core/provider/outcome';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { phoneDigits } from '../../../primitives/phone-field/phone-text';
import { callingCodes } from './countries';
import { parser } from './libphonenumber';
import { passcodeContact } from '../../otp';
import { submitPhoneAtom } from './phone-form.atoms';
import { countryAtom, phoneLoaderAtom, phoneParserAtom, typePhoneAtom } from './phone.atoms';

const numbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number
    ? [{ country, e164: number.number, national: number.formatNational(), international: number.formatInternational() }]
    : [];
});

async function atThePhoneForm(country: string) {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { products: ['otp'], otpOptions: { methods: ['sms'] } });
  store.set(phoneLoaderAtom, { load: async () => succeeded(parser) });
  store.sub(phoneParserAtom, () => undefined);
  await vi.waitUntil(() => store.get(phoneParserAtom), { interval: 1 });
  store.set(countryAtom, country, passcodeContact('sms'));
  const sent = async () => {
    await store.set(submitPhoneAtom, passcodeContact('sms'));
    const request = calls.at(-1)?.request;
    return typeof request === 'object' && request !== null ? Reflect.get(request, 'destination') : undefined;
  };
  const type = (digits: string) => store.set(typePhoneAtom, digits, passcodeContact('sms'));
  return { type, sent };
}

test('the table of calling codes has the data of the library', () => {
  expect(callingCodes).toEqual(
    Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)])),
  );
});

describe('a user in any country', () => {
  test('a user in any country has 245 countries to choose from', () => expect(numbers).toHaveLength(245));

  test.each(numbers)(
    'a user in any country in $country types their number digit by digit',
    async ({ country, e164, national }) => {
      const { type, sent } = await atThePhoneForm(country);
      const digits = phoneDigits(national);
      for (let end = 1; end <= digits.length; end += 1) type(digits.slice(0, end));
      expect(await sent()).toBe(e164);
    },
  );

  test.each(numbers)(
    'a user in any country from $country pastes it in full while another country is chosen [T-TEXT-13]',
    async ({ country, e164, international }) => {
      const { type, sent } = await atThePhoneForm(country === 'US' ? 'FR' : 'US');
      type(phoneDigits(international));
      expect(await sent()).toBe(e164);
    },
  );

  test.each(numbers)('a user in any country from $country types it in full [B-PHONE-3]', async ({ country, e164 }) => {
    const { type, sent } = await atThePhoneForm(country === 'US' ? 'FR' : 'US');
    for (let end = 1; end <= e164.length; end += 1) type(e164.slice(0, end));
    expect(await sent()).toBe(e164);
  });
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { passcodeContact } from '../../otp';
import { countryOfLanguage } from './browser-country.atoms';
import { callingCodes } from './countries';
import { countryAtom, typePhoneAtom } from './phone.atoms';
import { countryOfTimeZone } from './time-zones';
import { timeZonesCode } from './phone.lazy';

afterEach(() => vi.unstubAllGlobals());

/** A browser with this language, in this time zone. */
function browserIn(language: string, timeZone: string): void {
  vi.stubGlobal('navigator', { language });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.NumberFormat().resolvedOptions(),
    calendar: 'gregory',
    timeZone,
  });
}

const storeFor = (phoneOptions?: object, otpOptions: object = {}) =>
  testStore(fakeProvider().provider, {
    products: ['otp'],
    otpOptions: { methods: ['sms'], ...otpOptions },
    ...(phoneOptions && { phoneOptions }),
  }).store;
const countryFor = (...options: Parameters<typeof storeFor>) => storeFor(...options).get(countryAtom);

test('a country that is detected late is selected, unless the user has started to type [B-PHONE-6]', async () => {
  browserIn('de', 'Europe/Vienna');
  const [idle, typing] = [storeFor({ defaultCountry: 'auto' }), storeFor({ defaultCountry: 'auto' })];
  const stops = [idle, typing].map((store) => store.sub(countryAtom, () => undefined));
  expect([idle, typing].map((store) => store.get(countryAtom))).toEqual(['US', 'US']);
  typing.set(typePhoneAtom, '4', passcodeContact('sms'));
  await vi.waitFor(() => expect(idle.get(countryAtom)).toBe('AT'));
  expect(typing.get(countryAtom)).toBe('US');
  for (const stop of stops) stop();
});

test.each([
  ['pt-BR', 'BR'],
  ['de-at', 'AT'],
  ['zh-Hant-TW', 'TW'],
  ['en-GB-oxendict', 'GB'],
  ['en', undefined],
  ['es-419', undefined],
  ['en-XA', undefined],
  ['sl-rozaj', undefined],
  ['', undefined],
  ['en_US.UTF-8', undefined],
  ['constructor-to', undefined],
])('a browser with the language %j is in the country %s', (tag, country) =>
  expect(countryOfLanguage(tag)).toBe(country),
);

test.each([
  ['Europe/Berlin', 'DE'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', undefined],
  ['Etc/GMT+3', undefined],
  ['Europe/', undefined],
  ['constructor/name', undefined],
  ['', undefined],
])('the time zone %j is in the country %s', (timeZone, country) => expect(countryOfTimeZone(timeZone)).toBe(country));

test('the table of time zones has the data of the engine', () => {
  const known = Object.keys(callingCodes).flatMap((country) => {
    const locale = new Intl.Locale('und', { region: country });
    const zones: unknown =
      Reflect.get(locale, 'timeZones') ?? Reflect.apply(Reflect.get(locale, 'getTimeZones'), locale, []);
    return Array.isArray(zones) ? zones.map((zone: unknown) => `${String(zone)} ${country}`) : [];
  });
  expect(known.length).toBeGreaterThan(400);
  expect(known.map((entry) => `${entry.slice(0, -3)} ${countryOfTimeZone(entry.slice(0, -3))}`)).toEqual(known);
});

beforeAll(async () => {
  // The first test needs the table while it loads.
  expect(timeZonesCode.state().status).toBe('absent');
});

test("the first country is the host's: US, another one, or the browser's [B-PHONE-6]", async () => {
  await timeZonesCode.load();
  browserIn('fr-FR', 'Europe/Berlin');
  expect(countryFor()).toBe('US');
  expect(countryFor({ defaultCountry: 'DE' })).toBe('DE');
  expect(countryFor({ defaultCountry: 'de' })).toBe('DE');
  expect(countryFor({ defaultCountry: 'auto' })).toBe('FR');
  browserIn('fr', 'Europe/Berlin');
  expect(countryFor({ defaultCountry: 'auto' })).toBe('DE');
  browserIn('fr', 'UTC');
  expect(countryFor({ defaultCountry: 'auto' })).toBe('US');
});

test.each(['XX', 'USA', '', 'constructor', 49])('a host whose default country is %j starts with the US', (country) =>
  expect(countryFor({ defaultCountry: country })).toBe('US'),
);

test('a country that is not offered is replaced by the first one that is', () => {
  browserIn('fr-FR', 'Europe/Paris');
  expect(countryFor({ defaultCountry: 'auto' }, { allowedCountries: ['CH', 'AT'] })).toBe('AT');
});

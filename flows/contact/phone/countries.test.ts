import { afterEach, expect, test, vi } from 'vitest';
import { countriesIn } from './countries';

afterEach(() => vi.unstubAllGlobals());

const codes = (...given: Parameters<typeof countriesIn>) => countriesIn(...given).map(({ code }) => code);

// Columns: the language, what the host allows, what it prefers | the countries, in order.
test.each<[string, string[], string[] | undefined, string[]]>([
  ['en', ['US', 'DE', 'AT'], undefined, ['AT', 'DE', 'US']],
  ['de', ['US', 'DE', 'AT'], undefined, ['DE', 'AT', 'US']],
  ['en', ['US', 'DE', 'AT'], ['US', 'DE'], ['US', 'DE', 'AT']],
  ['en', ['us', 'Us', 'US'], ['us'], ['US']],
  ['en', ['US', 'DE'], ['FR', 'XX', 'US'], ['US', 'DE']],
  ['en', ['DE', 'AT', 'US'], ['US', 'DE', 'US'], ['US', 'DE', 'AT']],
  ['en', ['XX', '', 'USA', 'constructor', '__proto__', 'DE'], [], ['DE']],
  ['en', [], undefined, []],
])(
  'a user who reads %s, at a host that allows %j and prefers %j, may choose %j',
  (locale, allowed, preferred, found) => {
    expect(codes(locale, { allowed, ...(preferred && { preferred }) })).toEqual(found);
  },
);

test('a user finds their country by its name in the language of the page, with its code', () => {
  expect(countriesIn('de', { allowed: ['AT', 'CI'] })).toEqual([
    { code: 'CI', callingCode: '225', name: 'Côte d’Ivoire' },
    { code: 'AT', callingCode: '43', name: 'Österreich' },
  ]);
});

test('a browser without names of countries shows their letters', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
  expect(countriesIn('en', { allowed: ['US', 'AT'] }).map(({ name }) => name)).toEqual(['AT', 'US']);
});

import { expect, test } from 'vitest';
import { missingOptions } from '../options';

// Read across: what a host gave before, what it gives now | what it takes back.
test.each([
  [{ theme: {}, locale: 'de' }, { locale: 'fr' }, { theme: undefined }],
  [{ theme: {} }, { theme: undefined }, {}],
  [{ theme: undefined }, {}, { theme: undefined }],
  [{}, { theme: {} }, {}],
  // Inherited properties are no options.
  [{ toString: 1 }, {}, { toString: undefined }],
])('after the options %j, the options %j reset %j', (before, now, gone) => {
  expect(missingOptions(before, now)).toStrictEqual(gone);
});

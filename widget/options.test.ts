import { expect, test } from 'vitest';
import { missingOptions } from './options';

// Columns: the options that a host passed before, those that it passes now | the options that are reset.
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

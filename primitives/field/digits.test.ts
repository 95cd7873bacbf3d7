import { expect, test } from 'vitest';
import { toAsciiDigits } from './field-text';

test.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '๐๑๒๓๔๕๖๗๘๙',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
])('the digits %s are read as 0 to 9 [T-TEXT-13]', (digits) => expect(toAsciiDigits(digits)).toBe('0123456789'));

test('characters other than decimal digits are unchanged', () => {
  expect(toAsciiDigits('a ② ½ 五 -')).toBe('a ② ½ 五 -');
});

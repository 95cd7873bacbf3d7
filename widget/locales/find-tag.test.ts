import { expect, test } from 'vitest';
import { findTag } from './find-tag';

test.each([
  ['fr-CA', 'fr'],
  ['nn', 'nb'],
  ['tlh', undefined],
  ['', undefined],
])('the tag %j is served by the language %s [B-WORDS-2]', (asked, tag) => {
  expect(findTag(asked)).toBe(tag);
});

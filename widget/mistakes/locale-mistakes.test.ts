import { expect, test } from 'vitest';
import { findTag } from '../locales/find-tag';
import { localeMistakes } from './locale-mistakes';
import { sentencesOf } from '../testing/sentences-of';

test.each([
  ['de DE', "locale has 'de DE', which is not a language tag"],
  ['', "locale has '', which is not a language tag"],
  ['tlh', "locale is 'tlh', which is not offered"],
  ['english', "docs/words.md lists the languages. Did you mean 'en'?"],
])('the unknown language %j is reported', (asked, sentence) => {
  expect(sentencesOf(localeMistakes(asked, findTag, []))).toEqual([expect.stringContaining(sentence)]);
});

test('malformed entries of a language list are reported', () => {
  expect(sentencesOf(localeMistakes([null, 'de'] as never, findTag, []))).toEqual([
    expect.stringContaining("locale has 'null', which is not a language tag"),
  ]);
});

test("a list without an offered language is reported, unless the visitor's language is offered [B-MOUNT-13]", () => {
  expect(sentencesOf(localeMistakes(['xx', 'yy'], findTag, ['en']))).toEqual([
    expect.stringContaining("locale is 'xx', 'yy', which is not offered, so English is used."),
  ]);
  expect(sentencesOf(localeMistakes(['xx', 'yy'], findTag, ['yy']))).toEqual([]);
});

test("a host that follows its visitor's languages, of which none is offered, made no mistake [B-MOUNT-13]", () => {
  expect(sentencesOf(localeMistakes('is-IS', findTag, ['is-IS', 'en']))).toEqual([]);
  expect(sentencesOf(localeMistakes(['is-IS', 'fo'], findTag, ['is-IS', 'fo']))).toEqual([]);
  expect(sentencesOf(localeMistakes(['is-IS', 'de'], findTag, []))).toEqual([]);
  expect(sentencesOf(localeMistakes('pt_PT', findTag, []))).toEqual([]);
  expect(sentencesOf(localeMistakes(undefined, findTag, []))).toEqual([]);
});

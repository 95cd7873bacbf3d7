import { expect, test } from 'vitest';
import { findTag } from '../locales/find-tag';
import { messages } from '../locales/nl';
import { localeMistakes, stringMistakes } from './word-mistakes';
import { sentencesOf } from '../testing/sentences-of';

test('sentences with known ids and placeholders are not reported', () => {
  const strings = {
    'main.title': 'Come in',
    'otp.sentTo': 'We wrote to {destination}.',
    'otp.announcedMinutes': { one: 'One minute.', other: '{count} minutes.' },
  };
  expect(sentencesOf(stringMistakes(strings, messages, findTag))).toEqual([]);
});

test('an unknown sentence id or placeholder is reported with the known ones [B-MOUNT-13]', () => {
  expect(sentencesOf(stringMistakes({ 'main.tittle': 'Come in' }, messages, findTag))).toEqual([
    "strings has 'main.tittle', and no sentence has that id: it is never shown. Did you mean 'main.title'?",
  ]);
  expect(
    sentencesOf(stringMistakes({ 'otp.sentTo': 'We wrote to {email}.', 'main.title': 'Hi {name}' }, messages, findTag)),
  ).toEqual([
    "strings['otp.sentTo'] has {email}, which is shown unchanged: nothing fills it. There may be {destination}.",
    "strings['main.title'] has {name}, which is shown unchanged: nothing fills it. There is none.",
  ]);
});

test('a host with sentences for one language reads of an unknown id in it, and of a language that is not offered [B-MOUNT-13]', () => {
  const strings = { de: { 'main.title': 'Hallo', 'main.titel': 'Hallo' }, xx: { 'main.title': 'Hi' } };
  expect(sentencesOf(stringMistakes(strings, messages, findTag))).toEqual([
    "strings['de'] has 'main.titel', and no sentence has that id: it is never shown. Did you mean 'main.title'?",
    "strings has 'xx', which is neither the id of a sentence nor a language that is offered.",
  ]);
});

test.each([
  ['pt-PT', 'pt-BR'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['pt_BR', 'pt-BR'],
  ['no', 'nb'],
])('sentences under %j, which are read only under %j, are reported with that tag [B-MOUNT-13]', (tag, found) => {
  expect(sentencesOf(stringMistakes({ [tag]: { 'main.title': 'Hi' } }, messages, findTag))).toEqual([
    `strings has '${tag}', whose sentences are never shown, because that language is offered as '${found}'. Write them under '${found}'.`,
  ]);
  expect(stringMistakes({ [found]: { 'main.title': 'Hi' } }, messages, findTag)).toEqual([]);
});

test('a language without sentences is no mistake', () => {
  expect(stringMistakes({ de: undefined, fr: null } as never, messages, findTag)).toEqual([]);
});

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

import { expect, test } from 'vitest';
import { nearestName } from '../../tokens/nearest-name';
import { findTag } from '../locales/find-tag';
import { messages } from '../locales/nl';
import { sentencesOf } from '../testing/sentences-of';
import { stringMistakes } from './string-mistakes';

const finders = { findTag, nearestOf: nearestName };

test('sentences with known ids and placeholders are not reported', () => {
  const strings = {
    'main.title': 'Come in',
    'otp.sentTo': 'We wrote to {destination}.',
    'otp.announcedMinutes': { one: 'One minute.', other: '{count} minutes.' },
  };
  expect(sentencesOf(stringMistakes(strings, messages, finders))).toEqual([]);
});

test('an unknown sentence id or placeholder is reported with the known ones [B-MOUNT-13]', () => {
  expect(sentencesOf(stringMistakes({ 'main.tittle': 'Come in' }, messages, finders))).toEqual([
    "strings has 'main.tittle', and no sentence has that id: it is never shown. Did you mean 'main.title'?",
  ]);
  expect(
    sentencesOf(stringMistakes({ 'otp.sentTo': 'We wrote to {email}.', 'main.title': 'Hi {name}' }, messages, finders)),
  ).toEqual([
    "strings['otp.sentTo'] has {email}, which is shown unchanged: nothing fills it. There may be {destination}.",
    "strings['main.title'] has {name}, which is shown unchanged: nothing fills it. There is none.",
  ]);
});

test('a host with sentences for one language reads of an unknown id in it, and of a language that is not offered [B-MOUNT-13]', () => {
  const strings = { de: { 'main.title': 'Hallo', 'main.titel': 'Hallo' }, xx: { 'main.title': 'Hi' } };
  expect(sentencesOf(stringMistakes(strings, messages, finders))).toEqual([
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
  expect(sentencesOf(stringMistakes({ [tag]: { 'main.title': 'Hi' } }, messages, finders))).toEqual([
    `strings has '${tag}', whose sentences are never shown, because that language is offered as '${found}'. Write them under '${found}'.`,
  ]);
  expect(stringMistakes({ [found]: { 'main.title': 'Hi' } }, messages, finders)).toEqual([]);
});

test('a language without sentences is no mistake', () => {
  expect(stringMistakes({ de: undefined, fr: null } as never, messages, finders)).toEqual([]);
});

import { expect, test } from 'vitest';
import { isOffered } from '../locales/find-locale';
import { messages } from '../locales/nl';
import { localeMistakes, stringMistakes } from './word-mistakes';

test('a host whose sentences have ids and placeholders of the widget is told nothing', () => {
  const strings = {
    'main.title': 'Come in',
    'otp.sentTo': 'We wrote to {destination}.',
    'otp.spokenMinutes': { one: 'One minute.', other: '{count} minutes.' },
  };
  expect(stringMistakes(strings, messages)).toEqual([]);
});

test('a host with an id that no sentence has, or a placeholder that nothing fills, reads which and what there is [B-MOUNT-13]', () => {
  expect(stringMistakes({ 'main.tittle': 'Come in' }, messages)).toEqual([
    "strings has 'main.tittle', and no sentence has that id: it is never shown.",
  ]);
  expect(stringMistakes({ 'otp.sentTo': 'We wrote to {email}.', 'main.title': 'Hi {name}' }, messages)).toEqual([
    "strings['otp.sentTo'] has {email}, which is shown as it stands: nothing fills it. There may be {destination}.",
    "strings['main.title'] has {name}, which is shown as it stands: nothing fills it. There is none.",
  ]);
});

test.each([
  ['de DE', "locale has 'de DE', which is no language tag"],
  ['', "locale has '', which is no language tag"],
  ['tlh', "locale is 'tlh', which is not offered"],
])('a host that asks for the language %j is told', (asked, sentence) => {
  expect(localeMistakes(asked, isOffered, [])).toEqual([expect.stringContaining(sentence)]);
});

test('a host without types that lists what is none hears which', () => {
  expect(localeMistakes([null, 'de'] as never, isOffered, [])).toEqual([
    expect.stringContaining("locale has 'null', which is no language tag"),
  ]);
});

test('a host that follows its visitor, who speaks what is not offered, made no mistake [B-MOUNT-13]', () => {
  expect(localeMistakes('is-IS', isOffered, ['is-IS', 'en'])).toEqual([]);
  expect(localeMistakes(['is-IS', 'fo'], isOffered, [])).toEqual([]);
  expect(localeMistakes('pt_PT', isOffered, [])).toEqual([]);
  expect(localeMistakes(undefined, isOffered, [])).toEqual([]);
});

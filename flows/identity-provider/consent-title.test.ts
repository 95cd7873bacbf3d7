import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { sayAtom } from '../core/words/words.atoms';
import { consentMessages } from './consent.messages';
import { consentTitle } from './consent-title';

const say = createStore().get(sayAtom)(consentMessages);

test.each([
  ['Robot', 'Acme', false, 'Sign in to Robot with Acme'],
  ['Robot', undefined, false, 'Sign in to Robot'],
  ['Robot', 'Acme', true, 'Robot wants to access your account'],
  ['', 'Acme', false, 'Sign in to the app with Acme'],
  ['', undefined, false, 'Sign in to the app'],
  ['', 'Acme', true, 'The app wants to access your account'],
])('a person asked by %j, at %j, more: %j, reads %j', (clientName, projectName, isMore, title) => {
  expect(consentTitle(say, { clientName, projectName, isMore })).toBe(title);
});

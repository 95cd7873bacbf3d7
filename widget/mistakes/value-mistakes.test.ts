import { expect, test } from 'vitest';
import { callbackMistakes, denyBehaviourMistakes, redirectMistakes } from './value-mistakes';
import { sentencesOf } from '../testing/sentences-of';

test.each([
  ['https://app.test/callback', undefined],
  ['http://localhost:3000/callback', undefined],
  [undefined, undefined],
  ['/callback', /is "\/callback", which is not an absolute URL.*Write the whole address/],
  ['http://app.test/callback', /accepts http for localhost only: write https/],
  [42, /is 42, which is not an absolute URL/],
])('the redirect URL %j is reported as %s [B-MOUNT-18]', (loginRedirectURL, sentence) => {
  const reported = sentencesOf(redirectMistakes({ emailMagicLinksOptions: { loginRedirectURL }, lastUsed: 'first' }));
  expect(reported).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
});

test.each([
  [undefined, undefined],
  [null, undefined],
  [{ onEvent: () => 0, onError: undefined }, undefined],
  ['x', 'callbacks is not an object. Give { onEvent, onError }.'],
  [{ onEvent: 'x' }, 'callbacks.onEvent is a string, not a function, so it is never called.'],
])('the callbacks %j are reported as %s [B-MOUNT-18]', (callbacks, sentence) => {
  expect(sentencesOf(callbackMistakes(callbacks))).toEqual(sentence ? [sentence] : []);
});

test.each([
  ['ask', undefined],
  ['return', undefined],
  [undefined, undefined],
  ['Ask', "denyBehaviour is 'Ask', which is not one of: return, ask. 'return' is used."],
  [false, "denyBehaviour is false, which is not one of: return, ask. 'return' is used."],
])('denyBehaviour %j is reported as %j [B-MOUNT-16]', (denyBehaviour, sentence) => {
  expect(sentencesOf(denyBehaviourMistakes({ denyBehaviour }))).toEqual(sentence ? [sentence] : []);
});

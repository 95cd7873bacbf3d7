import { expect, test } from 'vitest';
import { strengthOf } from './strength';

const whole = { score: 2, valid_password: true };

test('a strength with few fields is accepted', () => {
  expect(strengthOf(whole)).toEqual({
    isValid: true,
    isBreached: false,
    policy: 'none',
    score: 2,
    warning: '',
    suggestions: [],
    missingCharacters: 0,
    missingComplexity: 0,
  });
});

test.each([0, 1, 2, 3, 4])('a score of %i is one', (score) => {
  expect(strengthOf({ ...whole, score })?.score).toBe(score);
});

test.each([-1, 5, 1.5, NaN, '3', null, undefined])('a score of %s is ignored, without feedback', (score) => {
  expect(strengthOf({ ...whole, score })).toBeUndefined();
});

// Columns: the response of the server | the text that is shown to the user.
test.each([
  [{ breached_password: true }, { isBreached: true }],
  [{ breached_password: 'true' }, { isBreached: false }],
  [{ strength_policy: 'luds' }, { policy: 'luds' }],
  [{ strength_policy: null }, { policy: 'none' }],
  [{ feedback: { warning: 'Too short.' } }, { warning: 'Too short.' }],
  [{ feedback: { warning: { html: 'x' }, suggestions: 'Longer.' } }, { warning: '', suggestions: [] }],
  [{ feedback: 'Too short.' }, { warning: '', suggestions: [] }],
  [
    { feedback: { luds_requirements: { missing_characters: 3, missing_complexity: 1 } } },
    { missingCharacters: 3, missingComplexity: 1 },
  ],
  [{ feedback: { luds_requirements: { missing_characters: '3', missing_complexity: NaN } } }, { missingCharacters: 0 }],
  [{ feedback: { luds_requirements: [] } }, { missingCharacters: 0, missingComplexity: 0 }],
])('%j means %j', (answer, strength) => expect(strengthOf({ ...whole, ...answer })).toMatchObject(strength));

test.each([undefined, null, 'strong', [], {}, { score: 2 }, { valid_password: true }])(
  '%j is no strength',
  (answer) => {
    expect(strengthOf(answer)).toBeUndefined();
  },
);

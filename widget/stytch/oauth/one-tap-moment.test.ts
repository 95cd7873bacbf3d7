import { expect, test } from 'vitest';
import { momentOf } from './one-tap-moment';

const yes = () => true;
const says = (method: string, reason?: string, value: unknown = reason) => ({
  [method]: yes,
  ...(reason !== undefined && {
    [method === 'isSkippedMoment' ? 'getSkippedReason' : 'getNotDisplayedReason']: () => value,
  }),
});

// Columns: the moment that Google's script reports | its meaning.
test.each([
  ['a prompt that is shown', says('isDisplayed'), { status: 'shown' }],
  ['a moment of a script with other methods', { isDisplayMoment: yes }, { status: 'shown' }],
  ['a moment with no method at all', {}, { status: 'shown' }],
  ['no prompt, and why', says('isNotDisplayed', 'opt_out_or_no_session'), 'opt_out_or_no_session'],
  ['no prompt, and nothing more', says('isNotDisplayed'), 'unknown_reason'],
  ['no prompt, and an empty reason', says('isNotDisplayed', ''), 'unknown_reason'],
  ['no prompt, and a reason that is no text', says('isNotDisplayed', 'x', 7), 'unknown_reason'],
  ['a person who closed it', says('isSkippedMoment', 'user_cancel'), { status: 'cancelled' }],
  ['a prompt that gave way', says('isSkippedMoment', 'tap_outside'), 'tap_outside'],
  ['a prompt that gave way, and nothing more', says('isSkippedMoment'), 'unknown_reason'],
  ['the end of a prompt, after all else', says('isDismissedMoment'), undefined],
  ['nothing', undefined, { status: 'shown' }],
])('%s is understood', (_what, moment, meaning) => {
  expect(momentOf(moment)).toEqual(typeof meaning === 'string' ? { status: 'refused', reason: meaning } : meaning);
});

test('a method that needs its moment as `this` has it', () => {
  class Moment {
    #reason = 'user_cancel';
    isSkippedMoment() {
      return this.#reason !== '';
    }
    getSkippedReason() {
      return this.#reason;
    }
  }
  expect(momentOf(new Moment())).toEqual({ status: 'cancelled' });
});

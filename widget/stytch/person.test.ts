import { expect, test } from 'vitest';
import { personOf, sessionIdOf, sessionTimesOf } from './person';

// Columns: a user of the client | the resulting person.
test.each([
  [
    { user_id: 'u', emails: [{ email: 'ada@example.com' }] },
    { userId: 'u', account: 'ada@example.com' },
  ],
  [
    { user_id: 'u', emails: [{ email: 'a@b.test' }, { email: 'c@d.test' }], phone_numbers: [{ phone_number: '+1' }] },
    { userId: 'u', account: 'a@b.test' },
  ],
  [
    { user_id: 'u', emails: [], phone_numbers: [{ phone_number: '+15550100' }] },
    { userId: 'u', account: '+15550100' },
  ],
  [{ user_id: 'u' }, { userId: 'u' }],
  [{ user_id: 'u', emails: 'ada@example.com', phone_numbers: null }, { userId: 'u' }],
  [{ user_id: 'u', emails: [null], phone_numbers: [{ phone_number: 7 }] }, { userId: 'u' }],
  [{ user_id: 7 }, undefined],
  [{}, undefined],
  ['u', undefined],
  [null, undefined],
  [undefined, undefined],
])('the user %j is %j', (user, person) => expect(personOf(user)).toEqual(person));

test.each([
  [{ session_id: 's' }, 's'],
  [{ session_id: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('the session %j is %j', (session, id) => expect(sessionIdOf(session)).toBe(id));

test.each([
  [
    { expires_at: '2026-01-01T01:00:00Z', last_accessed_at: '2026-01-01T00:00:00Z' },
    { endsAt: Date.UTC(2026, 0, 1, 1), seenAt: Date.UTC(2026, 0, 1) },
  ],
  [{ expires_at: '2026-01-01T01:00:00Z' }, undefined],
  [{ expires_at: 'soon', last_accessed_at: '2026-01-01T00:00:00Z' }, undefined],
  [null, undefined],
])('the times of a session %j are %j', (session, times) => {
  expect(sessionTimesOf(session)).toEqual(times);
});

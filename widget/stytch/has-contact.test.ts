import { expect, test } from 'vitest';
import { hasContact } from './closed-sign-up';

const verified = true;

// Columns: a user of the client, an address or a number | whether it is verified for this user.
test.each([
  [{ emails: [{ email: 'Ada@example.com', verified }] }, ' ada@EXAMPLE.com', true],
  [
    {
      emails: [
        { email: 'a@b.test', verified },
        { email: 'c@d.test', verified },
      ],
    },
    'c@d.test',
    true,
  ],
  [{ phone_numbers: [{ phone_number: '+15550100', verified }] }, '+15550100', true],
  [{ emails: [{ email: 'ada@example.com', verified: false }] }, 'ada@example.com', false],
  [{ emails: [{ email: 'ada@example.com' }] }, 'ada@example.com', false],
  [{ emails: [{ email: 'mallory@example.com', verified }] }, 'ada@example.com', false],
  [{ emails: [null, 7, { verified }], phone_numbers: 'none' }, 'undefined.test', false],
  [{}, 'ada@example.com', false],
  [null, 'ada@example.com', undefined],
])('the user %j has the verified contact %s: %s [B-SESSION-1]', (user, contact, isTheirs) =>
  expect(hasContact(user, contact)).toBe(isTheirs),
);

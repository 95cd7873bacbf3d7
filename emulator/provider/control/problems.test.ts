import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const wrong = (field: string, expected: string) => ({
  what: `"${field}" is missing or of the wrong kind.`,
  why: `It has to be ${expected}.`,
  fix: expected.startsWith('one of ') ? `Send one of these as "${field}".` : `Send "${field}" as ${expected}.`,
});
const notEmpty = 'a string that is not empty';
const ada = { email: 'ada@example.com' };
const bob = { phone_number: '+12025550162' };

// Columns: a call with a mistake, and the text of the error.
test.each<[string, string, unknown, object]>([
  [
    'PATCH',
    '/project',
    { project_nam: 'Acme' },
    {
      what: '"project_nam" is not known here.',
      why: 'It would have no effect.',
      fix: expect.stringMatching(
        /^Send only these: project_name, disable_sdk_watermark, .*, google_one_tap, trusted_token_profiles\.$/,
      ),
    },
  ],
  ['POST', '/reset', { now: true }, { what: '"now" is not known here.', fix: 'Send no body.' }],
  [
    'POST',
    '/reset',
    'not json',
    {
      what: 'The body is not a JSON object.',
      why: 'Every control call is described by a JSON object, at most 600 levels deep.',
      fix: 'Send an object, such as {}.',
    },
  ],
  ['POST', '/reset', '[]', { what: 'The body is not a JSON object.' }],
  [
    'POST',
    '/users',
    { email: 'ada@' },
    { what: '"email" is "ada@".', why: 'The email address is invalid.', fix: 'Send another "email", or none.' },
  ],
  [
    'POST',
    '/users',
    { phone_number: '12' },
    { what: '"phone_number" is "12".', fix: 'Send another "phone_number", or none.' },
  ],
  [
    'POST',
    '/users',
    { breached: true },
    {
      what: '"breached" came without a password.',
      why: 'It is the password that is breached.',
      fix: 'Send "password" too.',
    },
  ],
  [
    'POST',
    '/users',
    { requires_reset: true },
    {
      what: '"requires_reset" came without an address.',
      why: 'A password belongs to an address.',
      fix: 'Send "email" too.',
    },
  ],
  ['POST', '/users', { passkeys: [{}] }, wrong('passkeys[].name', notEmpty)],
  ['POST', '/users', { passkeys: 'Phone' }, wrong('passkeys', 'a list of objects')],
  ['POST', '/users', { grantable_scopes: 'openid' }, wrong('grantable_scopes', 'a list of strings')],
  ['POST', '/users', { connected_apps: [{}] }, wrong('connected_apps[].name', notEmpty)],
  [
    'POST',
    '/users',
    { connected_apps: [{ name: 'Robot', scopes: [1] }] },
    wrong('connected_apps[].scopes', 'a list of strings'),
  ],
  ['POST', '/clients', { client_id: 'robot' }, wrong('redirect_uris', 'a list of strings')],
  ['POST', '/clients', { client_id: 'robot', redirect_uris: [] }, wrong('client_name', notEmpty)],
  ['POST', '/clients', { client_name: 'Robot', redirect_uris: [] }, wrong('client_id', notEmpty)],
  ...['soon', Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER].map(
    (advance_seconds): [string, string, unknown, object] => [
      'POST',
      '/clock',
      { advance_seconds },
      wrong('advance_seconds', 'a number of seconds that leads to a year from 0 to 9999'),
    ],
  ),
  [
    'POST',
    '/faults',
    { operation: 'passwords.invent', kind: 'hang' },
    {
      what: '"operation" is missing or of the wrong kind.',
      why: expect.stringMatching(/^It has to be one of bootstrap, /),
      // The names appear once.
      fix: 'Send one of these as "operation".',
    },
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'explode' },
    wrong('kind', 'one of delay, hang, reset, stall, truncate, status, cors'),
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'delay', ms: 2_147_483_648 },
    wrong('ms', 'a number of milliseconds from 0 to 2147483647'),
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'delay' },
    wrong('ms', 'a number of milliseconds from 0 to 2147483647'),
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'delay', ms: -1 },
    wrong('ms', 'a number of milliseconds from 0 to 2147483647'),
  ],
  ...[99, 199, 600, 200.5].map((status): [string, string, unknown, object] => [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'status', status },
    wrong('status', 'a whole number from 200 to 599'),
  ]),
  ...['nth', 'times'].flatMap((name) =>
    [0, 1.5].map((count): [string, string, unknown, object] => [
      'POST',
      '/faults',
      { operation: 'bootstrap', kind: 'hang', [name]: count },
      wrong(name, 'a whole number from 1'),
    ]),
  ),
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'status', status: 200, headers: { 'retry-after': 7 } },
    wrong('headers.retry-after', 'a string'),
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'status', status: 429, headers: { 'retry after': '7' } },
    wrong('headers.retry after', 'a header, whose name has no spaces and whose value is one line'),
  ],
  [
    'POST',
    '/faults',
    { operation: 'bootstrap', kind: 'status', status: 200, content_type: 'text/html\nx: y' },
    wrong('content_type', 'the value of a header, on one line'),
  ],
  [
    'GET',
    '/nothing',
    undefined,
    {
      what: 'GET /control/nothing does nothing.',
      why: 'No call of the control interface has this method and path.',
      fix: expect.stringMatching(/^Call one of these: POST \/control\/reset, PATCH \/control\/project, /),
    },
  ],
])('the request %s %s %j is answered with what is wrong, why, and what to do', async (method, path, body, problem) => {
  expect(await createVisitor().control(method, path, body)).toMatchObject(problem);
});

test.each([
  [ada, 'email', 'ada@example.com'],
  [bob, 'phone_number', '+12025550162'],
])('creating %j twice is answered with what the two share', async (user, field, value) => {
  const { control } = createVisitor();
  await control('POST', '/users', user);
  expect(await control('POST', '/users', user)).toEqual({
    what: `A user has this "${field}" already.`,
    why: `Two users cannot share ${value}.`,
    fix: 'Send another, or POST /control/reset first.',
  });
});

test('scanning an empty outbox is answered with the address that was searched for', async () => {
  const { control } = createVisitor();
  expect(await control('POST', '/scan')).toMatchObject({ why: 'No message with a link was sent.' });
  expect(await control('POST', '/scan', { to: 'Ada@example.com' })).toMatchObject({
    why: 'No message with a link was sent to ada@example.com.',
  });
});

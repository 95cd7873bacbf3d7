import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const least = { client_id: 'robot', client_name: 'Robot', redirect_uris: ['https://robot.test/back'] };
const register = (more: object) => createVisitor().control('POST', '/clients', { ...least, ...more });

test.each(['first_party_public', 'third_party_public'])(
  'a %s application cannot have a secret',
  async (client_type) => {
    expect(await register({ client_type, client_secret: 's' })).toEqual({
      what: '"client_secret" is not possible for this application.',
      why: 'It is public, so it keeps no secret.',
      fix: 'Leave the secret out, or send "client_type" as first_party or third_party.',
    });
  },
);

test.each([{}, { client_type: 'third_party' }, { client_type: 'first_party' }])(
  'an application of %j can have a secret',
  async (more) => {
    expect(await register({ ...more, client_secret: 's' })).toMatchObject({ client_id: 'robot' });
  },
);

test.each(['', 'naïve', 'two\nlines'])('the secret %j is refused', async (client_secret) => {
  expect(await register({ client_secret })).toMatchObject({
    what: '"client_secret" is missing or of the wrong kind.',
    why: 'It has to be a string of printable ASCII characters.',
  });
});

test.each([
  ['redirect_uris', ['javascript:alert(1)']],
  ['redirect_uris', ['https://robot.test/#part']],
  ['redirect_uris', ['/back']],
  ['redirect_uris', ['com.example.app:/back', 'http://robot.test/back']],
  ['post_logout_redirect_uris', ['data:text/html,x']],
])('an application with the %s %j is refused', async (field, addresses) => {
  const visitor = createVisitor({ applications: [] });
  expect(await visitor.control('POST', '/clients', { ...least, [field]: addresses })).toMatchObject({
    what: `"${field}" is missing or of the wrong kind.`,
    why: expect.stringContaining('without a fragment'),
  });
  expect(await visitor.control('GET', '/clients')).toEqual([]);
});

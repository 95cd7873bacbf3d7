import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

test.each([
  ['of this project', '?public_token=public-token-test-00000000-0000-4000-8000-000000000000', 200],
  ['of another project', '?public_token=public-token-test-other', 401],
  ['missing', '', 401],
])('One Tap with a public token that is %s is answered with its status', async (_whose, query, status) => {
  const { provider } = createVisitor();
  const address = `http://localhost:5181/v1/public/oauth/google/onetap/start${query}`;
  expect((await provider.fetch(new Request(address))).status).toBe(status);
});

test.each(['credential=abc', '{', '[]', 'null'])(
  'One Tap with the body %j, which is no JSON object, is malformed',
  async (body) => {
    const { provider } = createVisitor();
    const address = 'http://localhost:5181/v1/oauth/callback/any';
    const answer = await provider.fetch(new Request(address, { method: 'POST', body }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status_code: 400, error_type: 'bad_request' });
  },
);

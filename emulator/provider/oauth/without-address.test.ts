import { expect, test } from 'vitest';
import { logInWith, openStandIn, submitStandIn } from '../../testing/social';
import { createVisitor } from '../../testing/visitor';

const handle = 'ada_codes';

test.each(['twitter', 'tiktok', 'snapchat'])(
  'the stand-in of %s asks for a username, and the user has no address and a factor without an email_id',
  async (type) => {
    const visitor = createVisitor();
    const text = await (await openStandIn(visitor, type)).text();
    expect(text).toContain('name="handle"');
    expect(text).not.toContain('name="email"');
    const { data } = await logInWith(visitor, type, { handle });
    const id = expect.stringMatching(/^oauth-user-/);
    expect(data.values).toMatchObject({
      provider_subject: `${type}-${handle}`,
      user: { emails: [], providers: [{ provider_subject: `${type}-${handle}` }] },
      session: {
        authentication_factors: [
          {
            delivery_method: `oauth_${type}`,
            [`${type}_oauth_factor`]: { id, provider_subject: `${type}-${handle}` },
          },
        ],
      },
    });
    const [factor] = data.optionalFields('session')?.optionalList('authentication_factors') ?? [];
    expect(factor?.values[`${type}_oauth_factor`]).not.toHaveProperty('email_id');
  },
);

test('a username that logs in again is the same user, and another one or another provider is a new user', async () => {
  const visitor = createVisitor();
  const userOf = async (type: string, name: string) =>
    (await logInWith(visitor, type, { handle: name })).data.string('user_id');
  const first = await userOf('twitter', handle);
  expect(await userOf('twitter', handle)).toBe(first);
  expect(new Set([first, await userOf('twitter', 'bo'), await userOf('tiktok', handle)]).size).toBe(3);
});

test('a new username leads to the sign-up address, and a known one to the log-in address', async () => {
  const visitor = createVisitor();
  const parameters = {
    login_redirect_url: 'http://localhost:5180/in',
    signup_redirect_url: 'http://localhost:5180/new',
  };
  const back = async () => {
    const answer = await submitStandIn(visitor, await openStandIn(visitor, 'twitter', parameters), { handle });
    return new URL(answer.headers.get('location') ?? '').pathname;
  };
  expect([await back(), await back()]).toEqual(['/new', '/in']);
});

test('a username of nothing but spaces is refused on a page, and another one continues the sign-in', async () => {
  const visitor = createVisitor();
  const page = await openStandIn(visitor, 'twitter');
  const refused = await submitStandIn(visitor, page.clone(), { handle: '  ' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('must be a username')]);
  expect((await submitStandIn(visitor, page, { handle })).status).toBe(303);
});

test('the stand-in of a provider with addresses offers an account without one, whose user has no address', async () => {
  const visitor = createVisitor();
  const text = await (await openStandIn(visitor, 'github')).text();
  expect(text).toContain('name="email"');
  expect(text).toContain('Use an account without an address');
  const form = { email: 'visitor@example.com', handle };
  const { data } = await logInWith(visitor, 'github', form);
  expect(data.values).toMatchObject({ provider_subject: `github-${handle}`, user: { emails: [] } });
});

test('an account without an address is attached to the user who asked for it, and to no second user', async () => {
  const visitor = createVisitor();
  const attach = async () => {
    const { data } = await visitor.post('/oauth/attach', { provider: 'twitter' });
    const oauth_attach_token = data.string('oauth_attach_token');
    return submitStandIn(visitor, await openStandIn(visitor, 'twitter', { oauth_attach_token }), { handle });
  };
  await visitor.signInAs({ email: 'ada@example.com' });
  expect((await attach()).status).toBe(303);
  expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({
    emails: [{ email: 'ada@example.com' }],
    providers: [{ provider_subject: `twitter-${handle}` }],
  });
  await visitor.signInAs({ email: 'bo@example.com' });
  expect((await attach()).status).toBe(400);
});

test('a user with two accounts of a provider logs in with each as itself', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email: 'ada@example.com' });
  await logInWith(visitor, 'github', { email: 'ada@example.com' });
  const { data } = await visitor.post('/oauth/attach', { provider: 'github' });
  const oauth_attach_token = data.string('oauth_attach_token');
  const attached = await logInWith(visitor, 'github', { handle }, { oauth_attach_token });
  expect(attached.data.string('provider_subject')).toBe(`github-${handle}`);
  expect(attached.data.values).toMatchObject({ user: { providers: [{}, {}] } });
});

import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { createVisitor, tokenIn } from '../../testing/visitor';

const email = 'ada@example.com';

async function challengeFor(verifier: string) {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

test('a new user is redirected to the sign-up page, and the next time to the log-in page', async () => {
  const visitor = createVisitor();
  const redirects = {
    login_magic_link_url: 'http://localhost:5180/in?from=mail',
    signup_magic_link_url: 'http://localhost:5180/up',
  };
  await visitor.post('/magic_links/email/login_or_create', { email, ...redirects });
  const first = (await visitor.newestMessage(email)).links.get('magic_links');
  expect(first).toMatchObject({ pathname: '/up' });
  await visitor.post('/magic_links/email/login_or_create', { email, ...redirects });
  const second = (await visitor.newestMessage(email)).links.get('magic_links');
  expect(second?.searchParams.get('from')).toBe('mail');
  expect(second?.searchParams.get('stytch_token_type')).toBe('magic_links');
});

test('without a configured redirect a visitor is redirected to the host page', async () => {
  const visitor = createVisitor({ hostOrigin: 'http://localhost:9999' });
  await visitor.post('/magic_links/email/login_or_create', { email });
  expect((await visitor.newestMessage(email)).links.get('magic_links')).toMatchObject({
    origin: 'http://localhost:9999',
    pathname: '/',
  });
});

test('a visitor signs in with a link once', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email, create_user_as_pending: true });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  const { status, data } = await visitor.post('/magic_links/authenticate', { token, session_duration_minutes: 30 });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({
    method_id: expect.any(String),
    user: { status: 'active', emails: [{ email, verified: true }] },
  });
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_magic_link',
  });
});

test('a link that is pressed twice at once signs in once', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  const replies = await Promise.all([
    visitor.post('/magic_links/authenticate', { token }),
    visitor.post('/magic_links/authenticate', { token }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('an expired link is refused', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email, signup_expiration_minutes: 10 });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  await visitor.control('POST', '/clock', { advance_seconds: 600 });
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({
    errorType: 'unable_to_auth_magic_link',
  });
});

test('a token that was never in a link is not found, and one of another kind neither', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  await visitor.post('/passwords/email/reset/start', { email });
  const reset = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
  for (const token of ['unknown', reset]) {
    expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({
      status: 404,
      errorType: 'magic_link_not_found',
    });
  }
});

test('a link that was replaced by a new password is not unknown, but used up', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password: 'liverpool rain on tuesday' });
  await visitor.post('/passwords/email/reset/start', { email });
  const { links } = await visitor.newestMessage(email);
  const token = tokenIn(links, 'reset_password');
  await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' });
  expect(await visitor.post('/magic_links/authenticate', { token: tokenIn(links, 'login') })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_magic_link',
  });
});

test('a link that another user requested is refused here, and still works there', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { pkce_required_for_email_magic_links: true });
  expect(await visitor.post('/magic_links/email/login_or_create', { email })).toMatchObject({
    errorType: 'invalid_pkce_code_challenge',
  });
  await visitor.post('/magic_links/email/login_or_create', { email, code_challenge: await challengeFor('theirs') });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({
    errorType: 'pkce_expected_code_verifier',
  });
  expect(await visitor.post('/magic_links/authenticate', { token, code_verifier: 'mine' })).toMatchObject({
    errorType: 'pkce_mismatch',
  });
  expect(await visitor.post('/magic_links/authenticate', { token, code_verifier: 'theirs' })).toMatchObject({
    status: 200,
  });
});

test('an unknown verifier is refused', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  expect(await visitor.post('/magic_links/authenticate', { token, code_verifier: 'stray' })).toMatchObject({
    errorType: 'pkce_did_not_expect_code_verifier',
  });
});

test.each([
  [{ email: 'ada@' }, 'invalid_email'],
  [{ email: 'ada' }, 'invalid_email'],
  [{}, 'bad_request'],
  [{ email: 7 }, 'bad_request'],
  ['not json', 'bad_request'],
  [{ email, login_magic_link_url: 'javascript:alert(1)' }, 'invalid_magic_link_url'],
])('no mail is sent for %j', async (body, errorType) => {
  const visitor = createVisitor();
  expect(await visitor.post('/magic_links/email/login_or_create', body)).toMatchObject({ status: 400, errorType });
  expect(await visitor.control('GET', '/messages')).toEqual([]);
});

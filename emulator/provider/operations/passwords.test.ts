import { expect, test } from 'vitest';
import { createVisitor, tokenIn } from '../../testing/visitor';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';

test('a new user creates a password and signs in with it', async () => {
  const visitor = createVisitor();
  const created = await visitor.post('/passwords', { email, password });
  expect(created.data.values).toMatchObject({
    email_id: expect.any(String),
    user: { password: { requires_reset: false } },
  });
  visitor.forgetSession();
  expect(await visitor.post('/passwords/authenticate', { email: 'ADA@example.com', password })).toMatchObject({
    status: 200,
  });
  expect(await visitor.post('/passwords/authenticate', { email, password: `${password}!` })).toMatchObject({
    status: 401,
    errorType: 'unauthorized_credentials',
  });
});

test('a new user cannot take an address that a user has', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  expect(await visitor.post('/passwords', { email, password })).toMatchObject({ errorType: 'duplicate_email' });
});

test.each([
  ['ada@example.com1', 'weak_password'],
  ['password', 'breached_password'],
])('the password "%s" of a new user is refused with %s', async (chosen, errorType) => {
  expect(await createVisitor().post('/passwords', { email, password: chosen })).toMatchObject({
    status: 400,
    errorType,
  });
});

test('a strong password that has leaked is refused to a new user', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'leaked@example.com', password, breached: true });
  expect((await visitor.post('/passwords/strength_check', { password })).data.values).toMatchObject({
    valid_password: false,
    score: 4,
    breached_password: true,
  });
  expect(await visitor.post('/passwords', { email, password })).toMatchObject({ errorType: 'breached_password' });
});

test('a refused log-in has its reason', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'nopassword@example.com' });
  await visitor.control('POST', '/users', { email: 'stale@example.com', password, requires_reset: true });
  await visitor.control('POST', '/users', {
    email: 'leaked@example.com',
    password: 'a fine but leaked phrase',
    breached: true,
  });
  const logIn = (address: string, typed: string) =>
    visitor.post('/passwords/authenticate', { email: address, password: typed });
  expect(await logIn('unknown@example.com', password)).toMatchObject({ status: 404, errorType: 'email_not_found' });
  expect(await logIn('nopassword@example.com', password)).toMatchObject({ errorType: 'no_user_password' });
  expect(await logIn('stale@example.com', password)).toMatchObject({ errorType: 'reset_password' });
  expect(await logIn('leaked@example.com', 'a fine but leaked phrase')).toMatchObject({ errorType: 'reset_password' });
});

test('a leaked password does not log in until it is reset, and only its own password reveals that', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password, breached: true });
  const logIn = (typed: string) => visitor.post('/passwords/authenticate', { email, password: typed });
  expect(await logIn('a guess')).toMatchObject({ status: 401, errorType: 'unauthorized_credentials' });
  expect(await logIn(password)).toMatchObject({ status: 400, errorType: 'reset_password' });
  await visitor.post('/passwords/email/reset/start', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
  expect(await visitor.post('/passwords/email/reset', { token, password })).toMatchObject({
    errorType: 'breached_password',
  });
  expect((await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' })).status).toBe(
    200,
  );
  expect((await logIn('thunder over the Mersey')).status).toBe(200);
});

test('a user who guesses passwords is locked out, and the owner logs in after an hour, with a reset', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await visitor.post('/passwords/authenticate', { email, password: `guess ${attempt}` });
  expect(await visitor.post('/passwords/authenticate', { email, password })).toMatchObject({
    status: 429,
    errorType: 'user_lock_limit_reached',
  });
  await visitor.post('/passwords/email/reset/start', { email });
  const early = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
  expect(
    await visitor.post('/passwords/email/reset', { token: early, password: 'thunder over the Mersey' }),
  ).toMatchObject({ status: 429, errorType: 'user_lock_limit_reached' });
  await visitor.control('POST', '/clock', { advance_seconds: 3_600 });
  await visitor.post('/passwords/email/reset/start', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
  await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' });
  expect(await visitor.post('/passwords/authenticate', { email, password: 'thunder over the Mersey' })).toMatchObject({
    status: 200,
  });
});

test('a reset mail has two links, and a weak password does not spend the first one', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  await visitor.post('/passwords/email/reset/start', {
    email,
    reset_password_redirect_url: 'http://localhost:5180/reset',
    login_redirect_url: 'http://localhost:5180/in',
  });
  const { links } = await visitor.newestMessage(email);
  expect(links.get('reset_password')).toMatchObject({ pathname: '/reset' });
  expect(links.get('login')).toMatchObject({ pathname: '/in' });
  const token = tokenIn(links, 'reset_password');
  expect(await visitor.post('/passwords/email/reset', { token, password: 'short' })).toMatchObject({ status: 400 });
  expect(await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' })).toMatchObject({
    status: 200,
  });
  expect(await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_password_reset_token',
  });
  expect(await visitor.post('/magic_links/authenticate', { token: tokenIn(links, 'login') })).toMatchObject({
    errorType: 'unable_to_auth_magic_link',
  });
});

test('a link to set a password that has expired is refused', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  await visitor.post('/passwords/email/reset/start', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
  await visitor.control('POST', '/clock', { advance_seconds: 30 * 60 });
  expect(await visitor.post('/passwords/email/reset', { token, password: 'thunder over the Mersey' })).toMatchObject({
    status: 401,
    errorType: 'unable_to_auth_password_reset_token',
  });
});

test('the other link of a reset mail logs the visitor in', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  await visitor.post('/passwords/email/reset/start', { email });
  const { links } = await visitor.newestMessage(email);
  expect(await visitor.post('/magic_links/authenticate', { token: tokenIn(links, 'login') })).toMatchObject({
    status: 200,
  });
});

test('a link to set a password does not log in', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  await visitor.post('/passwords/email/reset/start', { email });
  const { links } = await visitor.newestMessage(email);
  expect(await visitor.post('/magic_links/authenticate', { token: tokenIn(links, 'reset_password') })).toMatchObject({
    errorType: 'magic_link_not_found',
  });
});

test('a reset mail is sent to an unknown address', async () => {
  const visitor = createVisitor();
  expect(await visitor.post('/passwords/email/reset/start', { email })).toMatchObject({
    status: 404,
    errorType: 'email_not_found',
  });
  expect(await visitor.control('GET', '/messages')).toEqual([]);
});

test('zxcvbn rates a password, and counts parts of the address as weak', async () => {
  const { data } = await createVisitor().post('/passwords/strength_check', { email, password: 'password' });
  expect(data.values).toMatchObject({
    valid_password: false,
    score: 0,
    breached_password: true,
    strength_policy: 'zxcvbn',
    feedback: { warning: 'This is a heavily used password.' },
  });
  const better = await createVisitor().post('/passwords/strength_check', { password });
  expect(better.data.values).toMatchObject({
    valid_password: true,
    score: 4,
    breached_password: false,
    feedback: { warning: '' },
  });
});

test('the luds rules of the project rate a password', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', {
    strength_policy: 'luds',
    password_config: { luds_complexity: 3, luds_minimum_count: 10 },
  });
  const { data } = await visitor.post('/passwords/strength_check', { password: 'Wq7' });
  expect(data.values).toMatchObject({
    valid_password: false,
    strength_policy: 'luds',
    feedback: {
      luds_requirements: {
        has_digit: true,
        has_lower_case: true,
        has_symbol: false,
        has_upper_case: true,
        missing_characters: 7,
        missing_complexity: 0,
      },
    },
  });
  expect((await visitor.post('/passwords/strength_check', { password: 'Wq7Wq7Wq7Wq7' })).data.values).toMatchObject({
    valid_password: true,
  });
});

test('without a policy every password is accepted that has not leaked', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { strength_policy: 'none' });
  expect((await visitor.post('/passwords/strength_check', { password: 'password' })).data.values).toMatchObject({
    valid_password: false,
    breached_password: true,
    strength_policy: 'none',
  });
  expect(await visitor.post('/passwords', { email, password: 'password' })).toMatchObject({
    errorType: 'breached_password',
  });
  expect((await visitor.post('/passwords/strength_check', { password: 'a' })).data.values).toMatchObject({
    valid_password: true,
    strength_policy: 'none',
  });
});

test('the search returns the method that an address needs', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  await visitor.control('POST', '/users', { email: 'link@example.com' });
  const search = async (address: string) =>
    (await visitor.post('/users/search', { email: address })).data.string('userType');
  expect({
    firstSearch: await search('Ada@example.com'),
    secondSearch: await search('link@example.com'),
    thirdSearch: await search('new@example.com'),
  }).toEqual({ firstSearch: 'password', secondSearch: 'passwordless', thirdSearch: 'new' });
});

test.each(['strength_check', ''])(
  'a password of 20,000 characters is rated and accepted at once by /passwords/%s',
  async (path) => {
    const password = 'aB3$'.repeat(5_000);
    const reply = await createVisitor().post(`/passwords/${path}`.replace(/\/$/, ''), {
      email: 'ada@example.com',
      password: `one long sentence of rain ${password}`,
      session_duration_minutes: 30,
    });
    expect(reply.status).toBe(200);
  },
);

import { expect, test } from 'vitest';
import { logInWith, openStandIn, submitStandIn } from '../testing/social';
import { createVisitor } from '../testing/visitor';

const email = 'ada@example.com';
const [login, signup, reset] = ['https://app.test/in', 'https://app.test/new', 'https://app.test/reset'];

/** A user of a project with these redirect URLs. */
async function withRedirects(redirect_urls: readonly unknown[]) {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  expect(await visitor.control('PATCH', '/project', { redirect_urls })).toMatchObject({ redirect_urls });
  return visitor;
}

const typed = [
  { url: login, types: ['login'], default: true },
  { url: signup, types: ['signup'], default: true },
  { url: reset, types: ['reset_password'], default: true },
];

// Columns: the path | the member of the request | the address of its type.
test.each([
  ['/magic_links/email/login_or_create', 'login_magic_link_url', login],
  ['/magic_links/email/login_or_create', 'signup_magic_link_url', signup],
  ['/passwords/email/reset/start', 'reset_password_redirect_url', reset],
  ['/passwords/email/reset/start', 'login_redirect_url', login],
])('%s takes as %s an address of its type, and refuses those of other types', async (path, member, own) => {
  const visitor = await withRedirects(typed);
  for (const url of [login, signup, reset]) {
    const errorType = url === own ? '' : 'no_match_for_provided_magic_link_url';
    expect(await visitor.post(path, { email, [member]: url })).toMatchObject({ errorType });
  }
});

test('a social log-in refuses an address of another type', async () => {
  const visitor = await withRedirects(typed);
  const start = (parameters: object) => openStandIn(visitor, 'github', parameters);
  expect((await start({ login_redirect_url: login, signup_redirect_url: signup })).status).toBe(200);
  for (const wrong of [{ login_redirect_url: signup }, { signup_redirect_url: login }, { login_redirect_url: reset }])
    expect(await (await start(wrong)).text()).toContain('no_match_for_provided_oauth_url');
});

test('a call without an address leads to the default of its type', async () => {
  const visitor = await withRedirects([{ url: 'https://app.test/other' }, ...typed]);
  const pathOf = async (to: string, rel: string) => (await visitor.newestMessage(to)).links.get(rel)?.pathname;
  await visitor.post('/magic_links/email/login_or_create', { email });
  expect(await pathOf(email, 'magic_links')).toBe('/in');
  await visitor.post('/magic_links/email/login_or_create', { email: 'new@example.com' });
  expect(await pathOf('new@example.com', 'magic_links')).toBe('/new');
  await visitor.post('/passwords/email/reset/start', { email });
  expect([await pathOf(email, 'reset_password'), await pathOf(email, 'login')]).toEqual(['/reset', '/in']);
  const back = await submitStandIn(visitor, await openStandIn(visitor, 'github'), { email });
  expect(back.headers.get('location')).toMatch(/^https:\/\/app\.test\/in\?/);
});

// Columns: the type without a default | the path | the error.
test.each([
  ['login', '/magic_links/email/login_or_create', 'no_login_redirect_urls_set'],
  ['signup', '/magic_links/email/login_or_create', 'no_signup_redirect_urls_set'],
  ['login', '/passwords/email/reset/start', 'no_login_redirect_urls_set'],
  ['reset_password', '/passwords/email/reset/start', 'no_password_reset_redirect_url'],
])('without a default address for %s, %s without an address fails with %s', async (type, path, errorType) => {
  const urls = typed.map((one) => (one.types.includes(type) ? { ...one, default: false } : one));
  const visitor = await withRedirects(urls);
  expect(await visitor.post(path, { email })).toMatchObject({ status: 400, errorType });
  expect(await visitor.control('GET', '/messages')).toEqual([]);
});

test.each([
  [{ login_redirect_url: login }, 'no_signup_redirect_urls_set'],
  [{ signup_redirect_url: signup }, 'no_login_redirect_urls_set'],
])('without default addresses, a social log-in with %j alone fails with %s', async (parameters, errorType) => {
  const visitor = await withRedirects(typed.map(({ url, types }) => ({ url, types })));
  expect(await (await openStandIn(visitor, 'github', parameters)).text()).toContain(errorType);
  const both = { login_redirect_url: login, signup_redirect_url: signup };
  expect(await logInWith(visitor, 'github', { email }, both)).toMatchObject({ status: 200 });
});

test('a link to an existing user needs no address for a sign-up', async () => {
  const visitor = await withRedirects([{ url: login, types: ['login'], default: true }]);
  expect(await visitor.post('/magic_links/email/send/primary', { email })).toMatchObject({ status: 200 });
  const wrong = { email, signup_magic_link_url: 'https://evil.test/' };
  expect(await visitor.post('/magic_links/email/send/primary', wrong)).toMatchObject({ status: 400 });
});

test('a plain address and one without types are for every type, and only the plain one is a default', async () => {
  const member = (url: string) => ({ email, reset_password_redirect_url: url, login_redirect_url: url });
  const visitor = await withRedirects([{ url: signup }, reset]);
  for (const url of [signup, reset])
    expect(await visitor.post('/passwords/email/reset/start', member(url))).toMatchObject({ status: 200 });
  await visitor.post('/passwords/email/reset/start', { email });
  expect((await visitor.newestMessage(email)).links.get('login')?.pathname).toBe('/reset');
});

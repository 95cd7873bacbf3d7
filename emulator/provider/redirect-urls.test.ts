import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const email = 'ada@example.com';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const listed = 'https://app.example.com/in?from=mail';

const asking = {
  'a magic link for a log-in': ['/magic_links/email/login_or_create', 'login_magic_link_url'],
  'a magic link for a sign-up': ['/magic_links/email/login_or_create', 'signup_magic_link_url'],
  'a password reset': ['/passwords/email/reset/start', 'reset_password_redirect_url'],
  'the log-in link of a password reset': ['/passwords/email/reset/start', 'login_redirect_url'],
} as const;

for (const [what, [path, field]] of Object.entries(asking)) {
  test(`${what} redirects to any page of this machine without a list in the project, and with one to a listed page only`, async () => {
    const visitor = createVisitor();
    await visitor.control('POST', '/users', { email });
    const ask = async (address: string) => (await visitor.post(path, { email, [field]: address })).errorType;
    expect(await ask('http://localhost:9999/in?a=1')).toBe('');
    expect(await ask('https://evil.test/in')).toBe('no_match_for_provided_magic_link_url');
    expect(await ask('https://localhost.evil.test/in')).toBe('no_match_for_provided_magic_link_url');
    await visitor.control('PATCH', '/project', { redirect_urls: [listed] });
    expect(await ask(listed)).toBe('');
    expect(await ask(`${listed}&more=1`)).toBe('no_match_for_provided_magic_link_url');
    expect(await ask('http://localhost:9999/in')).toBe('no_match_for_provided_magic_link_url');
  });
}

test('no link to an unregistered address is mailed', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email, login_magic_link_url: 'https://evil.test/' });
  expect(await visitor.control('GET', '/messages')).toEqual([]);
});

test.each(['login_redirect_url', 'signup_redirect_url'])(
  'social sign-in with a %s that is not registered is refused',
  async (parameter) => {
    const { provider, control } = createVisitor();
    const start = (address: string) => {
      const query = new URLSearchParams({ public_token: publicToken, [parameter]: address });
      return provider.fetch(new Request(`http://localhost:5181/v1/public/oauth/github/start?${query}`));
    };
    expect((await start('http://localhost:5180/in')).status).toBe(200);
    const refused = await start('https://evil.test/in');
    expect(refused.status).toBe(400);
    expect(refused.headers.get('content-type')).toContain('text/html');
    const text = await refused.text();
    expect(text).toContain('This sign-in cannot go on');
    expect(text).toContain('no_match_for_provided_oauth_url');
    await control('PATCH', '/project', { redirect_urls: [listed] });
    expect((await start(listed)).status).toBe(200);
    expect((await start('http://localhost:5180/in')).status).toBe(400);
  },
);

test('Google One Tap redirects to no unregistered address', async () => {
  const { provider } = createVisitor();
  const json = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await provider.fetch(new Request(`http://localhost:5181${path}`, init));
    return (await answer.json()) as Record<string, string>;
  };
  const { google_client_id, oauth_callback_id } = await json(
    `/v1/public/oauth/google/onetap/start?public_token=${publicToken}`,
  );
  const { credential } = await json(`/google-stand-in/credential?client_id=${google_client_id}`, {});
  const submit = (address: string) =>
    json(`/v1/oauth/callback/${oauth_callback_id}`, { id_token: credential, signup_redirect_url: address });
  expect(await submit('https://evil.test/in')).toMatchObject({ error_type: 'no_match_for_provided_oauth_url' });
  expect((await submit('http://localhost:5180/in'))['redirect_url']).toMatch(/^http:\/\/localhost:5180\/in\?/);
});

// Columns: the path | the link of the mail | the error without an address in the list.
test.each([
  ['/magic_links/email/login_or_create', 'magic_links', 'no_login_redirect_urls_set'],
  ['/passwords/email/reset/start', 'reset_password', 'no_password_reset_redirect_url'],
  ['/passwords/email/reset/start', 'login', 'no_password_reset_redirect_url'],
])(
  'a call of %s without an address leads the link %s to the first listed one; with an empty list it fails with %s',
  async (path, rel, errorType) => {
    const visitor = createVisitor();
    await visitor.control('POST', '/users', { email });
    await visitor.control('PATCH', '/project', { redirect_urls: [listed, 'https://app.example.com/second'] });
    expect(await visitor.post(path, { email })).toMatchObject({ status: 200 });
    const { origin, pathname } = (await visitor.newestMessage(email)).links.get(rel) ?? new URL('about:blank');
    expect(`${origin}${pathname}`).toBe('https://app.example.com/in');
    await visitor.control('PATCH', '/project', { redirect_urls: [] });
    expect(await visitor.post(path, { email })).toMatchObject({ status: 400, errorType });
    expect(await visitor.control('GET', '/messages')).toHaveLength(1);
  },
);

test('social sign-in without an address returns to the first listed one, and fails with an empty list', async () => {
  const { provider, control } = createVisitor();
  const query = new URLSearchParams({ public_token: publicToken });
  const start = () => provider.fetch(new Request(`http://localhost:5181/v1/public/oauth/github/start?${query}`));
  await control('PATCH', '/project', { redirect_urls: [listed] });
  const flow = /name="flow" value="([^"]+)"/.exec(await (await start()).text())?.[1] ?? '';
  const body = new URLSearchParams({ flow, email });
  const back = await provider.fetch(new Request('http://localhost:5181/oauth/continue', { method: 'POST', body }));
  expect(back.headers.get('location')).toMatch(/^https:\/\/app\.example\.com\/in\?from=mail&/);
  await control('PATCH', '/project', { redirect_urls: [] });
  expect(await (await start()).text()).toContain('no_login_redirect_urls_set');
});

test('a reset mail to no address at all is refused as such, and not as a magic link', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  for (const address of ['/reset', 'javascript:alert(1)']) {
    expect(
      await visitor.post('/passwords/email/reset/start', { email, reset_password_redirect_url: address }),
    ).toMatchObject({ status: 400, errorType: 'invalid_password_reset_redirect_url' });
  }
});

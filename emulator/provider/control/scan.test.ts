import { afterEach, expect, test, vi } from 'vitest';
import { createVisitor, tokenIn } from '../../testing/visitor';

afterEach(() => void vi.restoreAllMocks());

const email = 'ada@example.com';

test('a mail scanner requests each link of the newest mail, and the links still work', async () => {
  const visitor = createVisitor();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<p>A page</p>'));
  await visitor.post('/magic_links/email/login_or_create', { email });
  const { links } = await visitor.newestMessage(email);
  await visitor.post('/otps/email/login_or_create', { email });
  const href = links.get('magic_links')?.href;
  expect(await visitor.control('POST', '/scan')).toEqual({ followed: [{ href, status: 200 }] });
  expect(await visitor.control('POST', '/scan', { to: 'ADA@example.com' })).toMatchObject({ followed: [{ href }] });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([href, href]);
  const token = tokenIn(links, 'magic_links');
  expect(await visitor.post('/magic_links/authenticate', { token })).toMatchObject({ status: 200 });
});

test('a scan of a page that does not answer reports that', async () => {
  const visitor = createVisitor();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await visitor.post('/magic_links/email/login_or_create', { email });
  expect(await visitor.control('POST', '/scan')).toMatchObject({ followed: [{ status: null }] });
});

test('scanning an empty outbox fails with what to do', async () => {
  const visitor = createVisitor();
  expect(await visitor.control('POST', '/scan')).toMatchObject({ fix: 'Ask for a link first.' });
  expect(await visitor.control('POST', '/scan', { to: email })).toMatchObject({ what: 'There is no link to follow.' });
});

/** A mail whose links point to a page that the project lists, and the addresses that a scan of it requested. */
async function askForLink(page: string, answers: Record<string, string> = {}) {
  const visitor = createVisitor({ hostOrigin: 'https://app.example' });
  await visitor.control('PATCH', '/project', { redirect_urls: [page] });
  await visitor.post('/magic_links/email/login_or_create', {
    email,
    login_magic_link_url: page,
    signup_magic_link_url: page,
  });
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { origin, pathname } = new URL(String(input));
    expect(init, 'a redirect is not followed unseen').toEqual({ redirect: 'manual' });
    asked.push(`${origin}${pathname}`);
    const location = answers[`${origin}${pathname}`];
    return new Response(null, location === undefined ? { status: 204 } : { status: 302, headers: { location } });
  });
  return { scan: () => visitor.control('POST', '/scan', { to: email }), asked };
}

test.each([
  'http://localhost:3000/in',
  'http://app.localhost/in',
  'http://127.0.0.1:3000/in',
  'https://app.example/in',
])('a scan follows a link to %s [T-EMU-7]', async (page) => {
  const { scan, asked } = await askForLink(page);
  expect(await scan()).toMatchObject({ followed: [{ status: 204 }] });
  expect(asked).toEqual([page]);
});

test.each(['http://10.0.0.1/in', 'https://attacker.example/in', 'https://app.example.attacker.example/in'])(
  'a scan sends no request where a link leads to %s, and reports why [T-EMU-7]',
  async (page) => {
    const { scan, asked } = await askForLink(page);
    expect(await scan()).toMatchObject({
      what: `A link leads to ${new URL(page).origin}.`,
      fix: expect.stringContaining('--app'),
    });
    expect(asked).toEqual([]);
  },
);

test('a scan follows redirects, and stops before another site [T-EMU-7]', async () => {
  const { scan, asked } = await askForLink('http://localhost:3000/in', {
    'http://localhost:3000/in': '/further',
    'http://localhost:3000/further': 'https://app.example/on',
    'https://app.example/on': 'http://10.0.0.1/admin',
  });
  expect(await scan()).toMatchObject({ followed: [{ status: 302 }] });
  expect(asked).toEqual(['http://localhost:3000/in', 'http://localhost:3000/further', 'https://app.example/on']);
});

test.each([
  ['leads on to itself', '/in', 21],
  ['leads to no address', 'http://', 1],
])('a scan of a page that %s ends [T-EMU-7]', async (_what, location, calls) => {
  const { scan, asked } = await askForLink('http://localhost:3000/in', { 'http://localhost:3000/in': location });
  expect(await scan()).toMatchObject({ followed: [{ status: 302 }] });
  expect(asked).toHaveLength(calls);
});

test.each([
  [299, 1],
  [300, 2],
  [399, 2],
  [400, 1],
])('a scan of a page that answers %d with another address makes %d calls', async (status, calls) => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email });
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(async () => new Response(null, { status, headers: { location: '/further' } }))
    .mockImplementation(async () => new Response(null, { status: 204 }));
  expect(await visitor.control('POST', '/scan')).toMatchObject({ followed: [{ status: calls === 1 ? status : 204 }] });
  expect(fetched).toHaveBeenCalledTimes(calls);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createVisitor, tokenIn } from '../test-visitor';

afterEach(() => void vi.restoreAllMocks());

const email = 'ada@example.com';

test('a mail scanner asks for the page of each link in the newest mail, and the links work all the same', async () => {
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

test('a scanner whose page does not answer says so', async () => {
  const visitor = createVisitor();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await visitor.post('/magic_links/email/login_or_create', { email });
  expect(await visitor.control('POST', '/scan')).toMatchObject({ followed: [{ status: null }] });
});

test('a tester who scans an empty outbox is told what to do', async () => {
  const visitor = createVisitor();
  expect(await visitor.control('POST', '/scan')).toMatchObject({ fix: 'Ask for a link first.' });
  expect(await visitor.control('POST', '/scan', { to: email })).toMatchObject({ what: 'There is no link to follow.' });
});

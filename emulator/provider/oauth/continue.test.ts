import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const address = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

test('an address that is refused at the stand-in is explained on a page, and another one continues the sign-in', async () => {
  const { provider } = createVisitor();
  const page = await provider.fetch(new Request(`${address}/v1/public/oauth/google/start?public_token=${publicToken}`));
  const flow = /name="flow" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const send = (email: string) =>
    provider.fetch(
      new Request(`${address}/oauth/continue`, { method: 'POST', body: new URLSearchParams({ flow, email }) }),
    );
  const refused = await send('ada@localhost');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  const text = await refused.text();
  expect(text).toContain('The email address is invalid.');
  expect(text).toContain('invalid_email');
  expect((await send('ada@example.com')).headers.get('location')).toContain('stytch_token_type=oauth');
  expect(await (await send('ada@example.com')).text()).toContain('This sign-in is over');
});

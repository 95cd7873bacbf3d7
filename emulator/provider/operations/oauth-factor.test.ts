import { expect, test } from 'vitest';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const [first, second] = ['ada@example.com', 'ada.at.work@example.com'];

/** Signs in at the stand-in of a provider with an address, and returns the ids of the addresses of the factor and the user. */
async function signInWith(visitor: TestVisitor, address: string) {
  const page = await visitor.provider.fetch(
    new Request(`${origin}/v1/public/oauth/github/start?public_token=${publicToken}`),
  );
  const flow = /name="flow" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ flow, email: address });
  const back = await visitor.provider.fetch(new Request(`${origin}/oauth/continue`, { method: 'POST', body }));
  const token = new URL(back.headers.get('location') ?? '').searchParams.get('token');
  const { data } = await visitor.post('/oauth/authenticate', { token, session_duration_minutes: 30 });
  const factors = data.optionalFields('session')?.optionalList('authentication_factors') ?? [];
  return {
    named: factors[0]?.optionalFields('github_oauth_factor')?.string('email_id'),
    owned:
      data
        .optionalFields('user')
        ?.optionalList('emails')
        ?.map((email) => email.string('email_id')) ?? [],
  };
}

test('a social log-in names the address that was signed in with, also if it is not the first', async () => {
  for (const [index, address] of [first, second].entries()) {
    const visitor = createVisitor();
    await visitor.signInAs({ email: first });
    const { data } = await visitor.post('/otps/email/send/secondary', { email: second });
    const { code } = await visitor.newestMessage(second);
    await visitor.post('/otps/authenticate', { token: code, method_id: data.string('method_id') });
    visitor.forgetSession();
    const { named, owned } = await signInWith(visitor, address);
    expect(owned).toHaveLength(2);
    expect(named).toBe(owned[index]);
  }
});

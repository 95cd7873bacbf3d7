import type { TestVisitor } from './visitor';

const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** Goes to a social provider, with parameters of the request: its stand-in asks for an account. */
export function openStandIn({ provider }: TestVisitor, type: string, parameters: object = {}): Promise<Response> {
  const query = new URLSearchParams({ public_token: publicToken, ...parameters });
  return provider.fetch(new Request(`${origin}/v1/public/oauth/${type}/start?${query}`));
}

/** Submits the form of a stand-in: the answer redirects to the application. */
export async function submitStandIn({ provider }: TestVisitor, page: Response, account: object): Promise<Response> {
  const flow = /name="flow" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ flow, ...account });
  return provider.fetch(new Request(`${origin}/oauth/continue`, { method: 'POST', body }));
}

/** Logs in with an account of a social provider, and returns the answer of the client's interface. */
export async function logInWith(visitor: TestVisitor, type: string, account: object, parameters: object = {}) {
  const back = await submitStandIn(visitor, await openStandIn(visitor, type, parameters), account);
  const token = new URL(back.headers.get('location') ?? '').searchParams.get('token');
  return visitor.post('/oauth/authenticate', { token, session_duration_minutes: 30 });
}

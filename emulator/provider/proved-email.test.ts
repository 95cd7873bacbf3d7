import { expect, test } from 'vitest';
import { createVisitor, fieldsOf, type TestVisitor, tokenIn } from '../testing/visitor';

const email = 'visitor@example.com';
const password = 'liverpool rain on tuesday';
const origin = 'http://localhost:5181';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** Creates an account with a password, whose address stays unverified. */
const squat = (visitor: TestVisitor) => visitor.post('/passwords', { email, password, session_duration_minutes: 30 });
const logIn = (visitor: TestVisitor) => visitor.post('/passwords/authenticate', { email, password });

async function byLink(visitor: TestVisitor): Promise<void> {
  await visitor.post('/magic_links/email/login_or_create', { email });
  const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
  await visitor.post('/magic_links/authenticate', { token, session_duration_minutes: 30 });
}

async function byCode(visitor: TestVisitor): Promise<void> {
  const { data } = await visitor.post('/otps/email/login_or_create', { email });
  const { code } = await visitor.newestMessage(email);
  const method_id = data.string('method_id');
  await visitor.post('/otps/authenticate', { token: code, method_id, session_duration_minutes: 30 });
}

/** Redeems the token of a return from a social provider. */
const redeem = (visitor: TestVisitor, address: string) =>
  visitor.post('/oauth/authenticate', {
    token: new URL(address).searchParams.get('token'),
    session_duration_minutes: 30,
  });

async function bySocialLogIn(visitor: TestVisitor): Promise<void> {
  const { provider } = visitor;
  const start = new Request(`${origin}/v1/public/oauth/github/start?public_token=${publicToken}`);
  const flow = /name="flow" value="([^"]+)"/.exec(await (await provider.fetch(start)).text())?.[1] ?? '';
  const body = new URLSearchParams({ flow, email });
  const answer = await provider.fetch(new Request(`${origin}/oauth/continue`, { method: 'POST', body }));
  await redeem(visitor, answer.headers.get('location') ?? '');
}

async function byOneTap(visitor: TestVisitor): Promise<void> {
  const { provider } = visitor;
  const json = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return fieldsOf(await (await provider.fetch(new Request(`${origin}${path}`, init))).json());
  };
  const started = await json(`/v1/public/oauth/google/onetap/start?public_token=${publicToken}`);
  const credential = await json(`/google-stand-in/credential?client_id=${started.string('google_client_id')}`, {});
  const id_token = credential.string('credential');
  const answer = await json(`/v1/oauth/callback/${started.string('oauth_callback_id')}`, { id_token });
  await redeem(visitor, answer.string('redirect_url'));
}

const proofs = { byLink, byCode, bySocialLogIn, byOneTap };
const needsReset = async (visitor: TestVisitor) => {
  const users = await visitor.control('GET', '/users');
  return fieldsOf(Array.isArray(users) ? users[0] : undefined).optionalFields('password')?.values['requires_reset'];
};

test.each(Object.entries(proofs))(
  'a password that was set before its address was first proved, %s, must be reset',
  async (_how, prove) => {
    const visitor = createVisitor();
    await squat(visitor);
    visitor.forgetSession();
    expect(await logIn(visitor)).toMatchObject({ status: 200 });
    visitor.forgetSession();
    await prove(visitor);
    expect(await needsReset(visitor)).toBe(true);
    visitor.forgetSession();
    expect(await logIn(visitor)).toMatchObject({ status: 400, errorType: 'reset_password' });
  },
);

test.each(Object.entries(proofs))(
  'a password whose address was verified before it is proved again, %s, stays valid',
  async (_how, prove) => {
    const visitor = createVisitor();
    await visitor.control('POST', '/users', { email, password });
    await prove(visitor);
    visitor.forgetSession();
    expect(await logIn(visitor)).toMatchObject({ status: 200 });
  },
);

test.each(Object.entries(proofs))(
  'an address that is verified, %s, in the session of its password leaves the password valid',
  async (_how, prove) => {
    const visitor = createVisitor();
    await squat(visitor);
    await prove(visitor);
    expect(await needsReset(visitor)).toBe(false);
    visitor.forgetSession();
    expect(await logIn(visitor)).toMatchObject({ status: 200 });
  },
);

test('an address that is proved in the session of another user, who has a password, makes its password be reset', async () => {
  const visitor = createVisitor();
  await squat(visitor);
  await visitor.signInAs({ email: 'bob@example.com', password });
  await byLink(visitor);
  visitor.forgetSession();
  expect(await logIn(visitor)).toMatchObject({ errorType: 'reset_password' });
});

test('a user without a password who proves an address for the first time has none to reset', async () => {
  const visitor = createVisitor();
  await byLink(visitor);
  expect(await visitor.control('GET', '/users')).toMatchObject([{ emails: [{ verified: true }], password: null }]);
});

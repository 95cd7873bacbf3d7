import { expect, test, vi } from 'vitest';
import { better, email, owner, password, type Proof, proofs } from '../testing/proofs';
import { createVisitor, type TestVisitor } from '../testing/visitor';

const locked = { status: 429, errorType: 'user_lock_limit_reached' };

const guess = (visitor: TestVisitor, password = 'a guess') =>
  visitor.post('/passwords/authenticate', { email, password });

/** Locks the user as a stranger does, and goes back to the session of the user. */
async function lock(visitor: TestVisitor, token: string): Promise<void> {
  visitor.forgetSession();
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(visitor);
  visitor.useSession(token);
}

async function signedIn() {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { mfa_rule: 'off' });
  const made = await visitor.signInAs(owner);
  return { visitor, userId: made.string('user_id'), token: made.string('session_token') };
}

// A new user has no lock.
test.each(Object.entries(proofs).filter(([name]) => name !== 'passwords.create'))(
  '%s of a locked user is refused, does not lift the lock, and spends nothing: the same proof works without a lock',
  async (_operation, ready) => {
    const { visitor, userId, token } = await signedIn();
    const { path, body } = await ready(visitor, userId);
    await lock(visitor, token);
    expect(await visitor.post(path, { ...body, session_duration_minutes: 30 })).toMatchObject(locked);
    visitor.forgetSession();
    expect(await guess(visitor, password)).toMatchObject(locked);
    const account = visitor.provider.project().accounts.byId(userId);
    if (!account) throw new Error('The user is gone.');
    account.lockedUntil = 0;
    visitor.useSession(token);
    expect(await visitor.post(path, { ...body, session_duration_minutes: 30 })).toMatchObject({ status: 200 });
  },
);

test('a right password that is hashed while the tenth wrong one locks its user is refused', async () => {
  const { visitor } = await signedIn();
  visitor.forgetSession();
  for (let attempt = 0; attempt < 9; attempt += 1) await guess(visitor);
  const { subtle } = crypto;
  const derive = subtle.deriveBits.bind(subtle);
  const spy = vi.spyOn(subtle, 'deriveBits').mockImplementationOnce(async (...given) => {
    spy.mockRestore();
    await guess(visitor);
    return derive(...given);
  });
  expect(await guess(visitor, password)).toMatchObject(locked);
  expect(await guess(visitor, password)).toMatchObject(locked);
});

test('wrong passwords that are checked while a lock begins do not count towards the next one', async () => {
  const { visitor, userId } = await signedIn();
  visitor.forgetSession();
  await Promise.all(Array.from({ length: 15 }, () => guess(visitor)));
  expect(visitor.provider.project().accounts.byId(userId)).toMatchObject({ failedAttempts: 0 });
});

test.each<Proof>(['magicLinks.authenticate', 'webauthn.authenticate', 'session.attest'])(
  'the success of %s begins the count of wrong passwords again',
  async (name) => {
    const { visitor, userId, token } = await signedIn();
    const { path, body } = await proofs[name](visitor, userId);
    visitor.forgetSession();
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(visitor);
    visitor.useSession(token);
    await visitor.post(path, { ...body, session_duration_minutes: 30 });
    visitor.forgetSession();
    await guess(visitor);
    expect(await guess(visitor, password)).toMatchObject({ status: 200 });
  },
);

test('the new password of a locked user is refused by their existing one, and stays as it was', async () => {
  const { visitor, token } = await signedIn();
  await lock(visitor, token);
  const change = { email, existing_password: password, new_password: better };
  expect(await visitor.post('/passwords/existing_password/reset', change)).toMatchObject(locked);
  await visitor.control('POST', '/clock', { advance_seconds: 3_600 });
  visitor.forgetSession();
  expect(await guess(visitor, password)).toMatchObject({ status: 200 });
});

const setBySession = (visitor: TestVisitor) => visitor.post('/passwords/session/reset', { password: better });

test('the new password of a locked user is refused in their session, and stays as it was', async () => {
  const { visitor, token } = await signedIn();
  await lock(visitor, token);
  expect(await setBySession(visitor)).toMatchObject(locked);
  await visitor.control('POST', '/clock', { advance_seconds: 3_600 });
  visitor.forgetSession();
  expect(await guess(visitor, password)).toMatchObject({ status: 200 });
});

test('a new password that is hashed while the tenth wrong one locks its user is refused in their session', async () => {
  const { visitor, token } = await signedIn();
  visitor.forgetSession();
  for (let attempt = 0; attempt < 9; attempt += 1) await guess(visitor);
  visitor.useSession(token);
  const { subtle } = crypto;
  const derive = subtle.deriveBits.bind(subtle);
  const spy = vi.spyOn(subtle, 'deriveBits').mockImplementationOnce(async (...given) => {
    spy.mockRestore();
    await guess(visitor);
    return derive(...given);
  });
  expect(await setBySession(visitor)).toMatchObject(locked);
});

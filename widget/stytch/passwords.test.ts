import { expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Client } from './client';
import type { Internals } from './internals';
import { passwordCalls } from './passwords';

const search = (client: object, internals: Internals = {}) =>
  passwordCalls(client as Client, internals).searchUser('ada@example.com');
const inside = (internal: object) => ({ [Symbol.for('stytch__internal_b2c')]: internal });

test("a user is searched for by the client's own search", async () => {
  const searchUser = vi.fn(async () => ({ userType: 'passwordless' }));
  const fetchSDK = vi.fn();
  expect(await search(inside({ searchManager: { searchUser } }), { fetchSDK })).toEqual(succeeded('passwordless'));
  expect(searchUser).toHaveBeenCalledWith('ada@example.com');
  expect(fetchSDK).not.toHaveBeenCalled();
});

test('a user is searched for with a client that has no search of its own [B-CALL-5]', async () => {
  const fetchSDK = vi.fn(async () => ({ userType: 'password' }));
  expect(await search({}, { fetchSDK })).toEqual(succeeded('password'));
  expect(fetchSDK).toHaveBeenCalledExactlyOnceWith({
    url: '/users/search',
    method: 'POST',
    body: { email: 'ada@example.com' },
  });
});

test.each([undefined, {}, { userType: 'other' }])('an answer of %j is refused', async (answer) => {
  expect(await search({}, { fetchSDK: async () => answer })).toEqual(failed({ type: 'broken' }));
});

test("the provider's feedback on a password is shown", async () => {
  const thrown = { error_type: 'captcha_required', error_message: 'Captcha required.', status_code: 400 };
  expect(await search({}, { fetchSDK: () => Promise.reject(thrown) })).toMatchObject({
    ok: false,
    error: { type: 'other', serverMessage: 'Captcha required.' },
  });
});

test('a client with neither fails, and the host gets the reason [T-ENV-5]', async () => {
  expect(await search({})).toMatchObject({
    ok: false,
    error: { type: 'broken', cause: new Error('This version of the client has no user search.') },
  });
});

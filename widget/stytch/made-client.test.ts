import { expect, test } from 'vitest';
import type { Client } from './client';
import { lateClient } from './late-client';
import { madeClient } from './made-client';

const client = { session: {} } as unknown as Client;

test('a client is there at once, and a late one when it has been made', async () => {
  const late = lateClient(() => client);
  expect(madeClient(client)).toBe(client);
  expect(madeClient(late)).toBeUndefined();
  await late;
  expect(madeClient(late)).toBe(client);
});

test('a late client that cannot be made is never there', async () => {
  const late = lateClient(() => Promise.reject(new Error('Storage is blocked.')));
  await late.then(undefined, () => undefined);
  expect(madeClient(late)).toBeUndefined();
});

test.each([undefined, null, 'public-token'])('%j in place of a client is none', (given) => {
  expect(madeClient(given as never)).toBeUndefined();
});

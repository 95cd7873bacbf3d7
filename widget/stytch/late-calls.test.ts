import { expect, test, vi } from 'vitest';
import type { Client } from './client';
import { lateCalls } from './late-calls';

const client = {} as Client;

test('the code of a kind of calls is waited for once, and asked for again where it could not be had', async () => {
  const load = vi
    .fn(async () => ({ calls: () => ({}) as never }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const late = lateCalls(client, {}, { passwords: load });
  expect(await late('passwords')).toMatchObject({ ok: false, error: { type: 'unreachable' } });
  const first = await late('passwords');
  expect(first.ok).toBe(true);
  expect(await late('passwords')).toEqual(first);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a kind that this mount never asks for is a fault of ours, and a value', async () => {
  expect(await lateCalls(client, {}, {})('wallets')).toEqual({ ok: false, error: { type: 'broken' } });
});

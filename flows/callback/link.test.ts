import { expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { later } from '../core/testing/fake-provider';
import { makeLink, type SpentLink } from './link';

const cancelled = failed({ type: 'cancelled' });
const loggedIn = succeeded<SpentLink>({ answer: { user_id: 'user-1' } });

test('a token whose first widget was unmounted before it was sent is sent once by the others of the page', async () => {
  const link = makeLink({ arrival: { kind: 'nothing' }, forget: () => undefined });
  const first = later<Outcome<SpentLink>>();
  const call = vi.fn(async () => loggedIn);
  const outcomes = Promise.all([
    link.spend(() => first.promise, false),
    link.spend(call, false),
    link.spend(call, false),
  ]);
  first.settle(cancelled);
  expect(await outcomes).toEqual([cancelled, loggedIn, loggedIn]);
  expect(call).toHaveBeenCalledOnce();
  expect(link.hasSucceeded()).toBe(true);
});

test('a token that failed is sent again only if that is asked for', async () => {
  const link = makeLink({ arrival: { kind: 'nothing' }, forget: () => undefined });
  const call = vi.fn(async (): Promise<Outcome<SpentLink>> => failed({ type: 'unreachable' }));
  await link.spend(call, false);
  await link.spend(call, false);
  expect(call).toHaveBeenCalledOnce();
  await link.spend(call, true);
  expect(call).toHaveBeenCalledTimes(2);
});

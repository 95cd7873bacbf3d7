// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { SpentLink } from '../../flows/callback';
import { takeFollowedLink } from './callback-link';

let number = 0;
/** A token of this test only: a used token stays used for the life of the page. */
const newToken = () => `token-${(number += 1)}`;

const arriveAt = (query: string, state: unknown = null) => history.replaceState(state, '', `/back?${query}`);
const arriveBy = (token: string) => arriveAt(`stytch_token_type=magic_links&token=${token}`);
const whenReloaded = async () => {
  vi.resetModules();
  const { takeFollowedLink: take } = await import('./callback-link');
  return take();
};

/** A navigation's entry, which jsdom has none of. */
class EntryOfTest {
  readonly name = location.href;
  readonly entryType = 'navigation';
  readonly startTime = 0;
  readonly duration = 0;
  toJSON(): object {
    return { ...this };
  }
}

beforeEach(() => history.replaceState(null, '', '/'));

test('the parameters of the link are removed from the address, and nothing else [B-BACK-1]', () => {
  const token = newToken();
  arriveAt(`next=%2Fhome&stytch_token_type=magic_links&token=${token}&error_description=x#part`);
  expect(takeFollowedLink().arrival).toEqual({ kind: 'signIn', type: 'magic_links', token });
  expect(location.search + location.hash).toBe('?next=%2Fhome#part');
});

test("a page without link parameters is unchanged, and so is its router's state", () => {
  arriveAt('next=a%20b', { router: 7 });
  expect(takeFollowedLink().arrival).toEqual({ kind: 'nothing' });
  expect({ locationSearch: location.search, state: history.state }).toEqual({
    locationSearch: '?next=a%20b',
    state: { router: 7 },
  });
});

test("a reload finds the token in the history's state, beside the router's own, until it is spent [B-BACK-1]", async () => {
  const token = newToken();
  arriveAt(`stytch_token_type=oauth&token=${token}`, { router: 7 });
  takeFollowedLink();
  expect(history.state).toMatchObject({ router: 7 });
  const link = await whenReloaded();
  expect(link.arrival).toEqual({ kind: 'signIn', type: 'oauth', token });
  link.forget();
  expect(history.state).toEqual({ router: 7 });
  expect((await whenReloaded()).arrival).toEqual({ kind: 'nothing' });
});

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('a page that was reached by %s is loaded again: %s', async (type, isLoadedAgain) => {
  const entry = Object.assign(new EntryOfTest(), { type });
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  expect((await whenReloaded()).isLoadedAgain).toBe(isLoadedAgain);
  entries.mockRestore();
});

test.each([7, 'text', [1], new Date(0)])(
  "a router's state of %j, which cannot be extended, is kept [T-BACK-5]",
  (state) => {
    const token = newToken();
    arriveAt(`stytch_token_type=magic_links&token=${token}`, state);
    expect(takeFollowedLink().arrival).toMatchObject({ token });
    expect(history.state).toEqual(state);
  },
);

test.each([{ vestibule: 7 }, { vestibule: { token: 7, stytch_token_type: 'oauth' } }, { vestibule: [] }])(
  'a history state of %j gives no link [T-BACK-5]',
  (state) => {
    history.replaceState(state, '', '/elsewhere');
    expect(takeFollowedLink().arrival).toEqual({ kind: 'nothing' });
  },
);

test('all widgets of a page share one link, and one that is mounted later gets its result', async () => {
  arriveBy(newToken());
  const link = takeFollowedLink();
  expect(takeFollowedLink()).toBe(link);
  await link.spend(async () => succeeded({ answer: {} }), false);
  link.forget();
  expect(takeFollowedLink()).toBe(link);
  history.replaceState(null, '', '/elsewhere');
  expect(takeFollowedLink()).not.toBe(link);
});

test('forgetting one link keeps another', () => {
  arriveBy(newToken());
  const first = takeFollowedLink();
  arriveBy(newToken());
  takeFollowedLink();
  const { state } = history;
  first.forget();
  expect(history.state).toEqual(state);
});

test('a token is sent once, and all callers get the same outcome', async () => {
  arriveBy(newToken());
  const link = takeFollowedLink();
  const call = vi.fn(async (): Promise<Outcome<SpentLink>> => succeeded({ answer: { user_id: 'user-1' } }));
  expect(link.hasBegun()).toBe(false);
  const [one, other] = await Promise.all([link.spend(call, false), link.spend(call, false)]);
  expect(one).toBe(other);
  expect({ hasBegun: link.hasBegun(), hasSucceeded: link.hasSucceeded() }).toEqual({
    hasBegun: true,
    hasSucceeded: true,
  });
  expect(await link.spend(call, true)).toBe(one);
  expect(call).toHaveBeenCalledOnce();
  expect({ firstClaim: link.claim(one), secondClaim: link.claim(one) }).toEqual({
    firstClaim: true,
    secondClaim: false,
  });
});

test("a token that did not arrive is sent again on the user's retry, and not before", async () => {
  arriveBy(newToken());
  const link = takeFollowedLink();
  const call = vi.fn(async (): Promise<Outcome<SpentLink>> => failed({ type: 'unreachable' }));
  await link.spend(call, false);
  await link.spend(call, false);
  expect(call).toHaveBeenCalledOnce();
  call.mockResolvedValueOnce(succeeded({ answer: {} }));
  expect(await link.spend(call, true)).toEqual(succeeded({ answer: {} }));
  expect(await link.spend(call, true)).toEqual(succeeded({ answer: {} }));
  expect(call).toHaveBeenCalledTimes(2);
});

test('a token that an ended widget did not send is sent by the next one', async () => {
  arriveBy(newToken());
  const link = takeFollowedLink();
  void link.spend(async () => failed({ type: 'cancelled' }), false);
  expect(await link.spend(async () => succeeded({ answer: {} }), false)).toEqual(succeeded({ answer: {} }));
  expect(link.hasSucceeded()).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { failed } from '../core/provider/outcome';
import { secondFactorAtom } from '../core/screen/second-factor.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import { testMemory } from '../core/testing/test-memory';
import { atom } from 'jotai/vanilla';
import type { Arrival } from './arrival';
import { acceptLinkAtom, beginCallbackAtom } from './callback.actions';
import { callbackOptionsAtom } from './callback.atoms';
import { linkExpectationAtom } from './expectation.atoms';
import { confirmLinkSignInAtom, shownSuccessAtom } from './leave.actions';
import { pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const link: Arrival = { kind: 'signIn', type: 'impersonation', token: 'token-1' };
const continueURL = new URL('https://app.example/home');
const names = (page: ReturnType<typeof pageOf>) => page.calls.map(({ name }) => name);

test('an impersonation token is spent by its own call, without a duration, and reported [B-BACK-13]', async () => {
  const page = pageOf(link);
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect(page.calls).toEqual([{ name: 'impersonate', request: { token: 'token-1' } }]);
  expect(page.events.map(({ type }) => type)).toEqual(['IMPERSONATION_AUTHENTICATE']);
  expect({ screen: page.store.get(screenAtom), linkExpectation: page.store.get(linkExpectationAtom) }).toEqual({
    screen: 'CallbackConfirmation',
    linkExpectation: 'acting',
  });
});

test('the log-in is complete, and the page continues, by a press alone, so that the account is read first [B-BACK-13]', async () => {
  const page = pageOf(link);
  page.store.set(callbackOptionsAtom, { requireClick: false, continueURL });
  void page.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ success: page.store.get(shownSuccessAtom), left: page.left }).toEqual({ success: 'held', left: [] });
  expect(page.events).toHaveLength(1);
  await page.store.set(confirmLinkSignInAtom);
  expect(page.left).toEqual([`replace ${continueURL.href}`]);
  expect(page.events.map(({ type }) => type)).toEqual(['IMPERSONATION_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('without an address to continue to, a press completes the log-in and names the account [B-BACK-13]', async () => {
  const page = pageOf(link);
  void page.store.set(beginCallbackAtom);
  await page.settle();
  await page.store.set(confirmLinkSignInAtom);
  expect(page.events.at(-1)?.type).toBe('AUTHENTICATE_FLOW_COMPLETE');
  expect(page.store.get(screenAtom)).toBe('SessionConfirmation');
});

test('staff are asked for no second factor of the user’s, and their method is not remembered [B-BACK-13]', async () => {
  const page = pageOf(link);
  const asked = vi.fn();
  const memory = testMemory('passkeys');
  page.store.set(memoryAtom, memory);
  page.store.set(secondFactorAtom, { askAtom: atom(null, async () => asked()) });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  await page.store.set(confirmLinkSignInAtom);
  expect(page.events.at(-1)?.type).toBe('AUTHENTICATE_FLOW_COMPLETE');
  expect({ askedCalls: asked.mock.calls, text: memory.text() }).toEqual({ askedCalls: [], text: 'passkeys' });
});

test('a token that is spent offers no new link [B-BACK-13]', async () => {
  const impersonate = async () => failed({ type: 'unable_to_auth_magic_link' } as const);
  const page = pageOf(link, { ...signedOut, impersonate });
  void page.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.problem()).toEqual({ kind: 'spent', askedAddress: undefined });
  expect(names(page)).toEqual(['impersonate']);
  expect(page.errors.map(({ operation }) => operation)).toEqual(['impersonation.authenticate']);
});

test('a signed-in account is shown in a question before the token is spent [B-BACK-13]', async () => {
  const page = pageOf(link, {});
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect({ screen: page.store.get(screenAtom), names: names(page) }).toEqual({ screen: 'CallbackOther', names: [] });
  await page.store.set(acceptLinkAtom);
  await page.settle();
  expect({ screen: page.store.get(screenAtom), names: names(page) }).toEqual({
    screen: 'CallbackConfirmation',
    names: ['impersonate'],
  });
});

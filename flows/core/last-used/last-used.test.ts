import { expect, test } from 'vitest';
import type { ConfigOptions } from '../config/config';
import { completeSignInAtom } from '../screen/complete-sign-in.actions';
import { focusRequestAtom, screenAtom } from '../screen/screen.atoms';
import { fakeProvider } from '../testing/fake-provider';
import { testMemory } from '../testing/test-memory';
import { testStore } from '../testing/test-store';
import { announcementAtom } from '../words/announce.atoms';
import {
  beginMethodAtom,
  firstMethodAtom,
  rememberReachedAtom,
  lastUsedAtom,
  memoryAtom,
  offeredBy,
  withFirst,
} from './last-used.atoms';
import { forgetAndAnnounceAtom } from './mark';

function onADevice(text?: string, arrival?: string, config: ConfigOptions = {}) {
  const memory = testMemory(text, arrival);
  const { store } = testStore(fakeProvider().provider, {
    products: ['emailMagicLinks', 'oauth'],
    oauthOptions: { providers: [] },
    ...config,
  });
  store.set(memoryAtom, memory);
  return { store, memory };
}

test('the method of a sign-in is remembered, and replaces the one before [B-LAST-1]', async () => {
  const { store, memory } = onADevice('email');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', 'passkeys');
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(memory.text()).toBe('passkeys');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
});

test('a sign-in of an unknown method changes nothing', async () => {
  const { store, memory } = onADevice('email');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', undefined);
  expect(memory.text()).toBe('email');
});

test('a method that continues elsewhere is remembered on the return [B-LAST-1]', () => {
  const { store, memory } = onADevice('passkeys');
  store.set(beginMethodAtom, 'oauth:github');
  expect(memory.text()).toBe('passkeys oauth:github');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
  // A return that is not from the provider.
  expect(onADevice(memory.text()).store.get(lastUsedAtom)).toBe('passkeys');
  const back = onADevice(memory.text(), 'oauth');
  expect(back.store.get(lastUsedAtom)).toBe('oauth:github');
  back.store.set(rememberReachedAtom);
  expect(back.memory.text()).toBe('oauth:github');
});

test.each([
  [' email', 'email', 'email'],
  [' email', 'oauth', undefined],
  [' oauth:google', 'email', undefined],
  [' oauth:google', 'reset_password', undefined],
  [' ', 'oauth', undefined],
])('a device that stored %j, on a page with %s, has used %s', (text, arrival, used) =>
  expect(onADevice(text, arrival).store.get(lastUsedAtom)).toBe(used ?? ''),
);

test('Forget is announced, and moves focus to the control of the method [B-LAST-3]', () => {
  const { store, memory } = onADevice('oauth:google oauth:github');
  store.set(forgetAndAnnounceAtom);
  expect(memory.text()).toBe('');
  expect(store.get(lastUsedAtom)).toBe('');
  expect(store.get(announcementAtom).text).toBe('Your last used way to log in has been forgotten.');
  expect(store.get(focusRequestAtom)).toEqual({ target: 'key:oauth:google' });
});

test("the method used last is first only with the host's option", () => {
  expect(onADevice('email').store.get(firstMethodAtom)).toBe('');
  expect(onADevice('email', undefined, { lastUsed: 'first' }).store.get(firstMethodAtom)).toBe('email');
});

test('the chosen items come first, and the rest keeps its order', () => {
  expect(withFirst([1, 2, 3, 4], (item) => item === 3)).toEqual([3, 1, 2, 4]);
  expect({ offeredBy: offeredBy('oauth:google'), offeredByEmail: offeredBy('email') }).toEqual({
    offeredBy: 'oauth',
    offeredByEmail: 'email',
  });
});

import { expect, test } from 'vitest';
import type { ConfigOptions } from '../config/config';
import { completeSignInAtom } from '../screen/complete-sign-in';
import { focusRequestAtom, screenAtom } from '../screen/screen.atoms';
import { fakeProvider } from '../testing/fake-provider';
import { testMemory } from '../testing/test-memory';
import { testStore } from '../testing/test-store';
import { announcementAtom } from '../words/announce.atoms';
import {
  beginWayAtom,
  firstWayAtom,
  keepReachedAtom,
  lastUsedAtom,
  memoryAtom,
  offeredBy,
  withFirst,
} from './last-used.atoms';
import { forgetAloudAtom } from './mark';

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

test('the way of a sign-in is remembered, in place of the one before [B-LAST-1]', async () => {
  const { store, memory } = onADevice('email');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', 'passkeys');
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(memory.text()).toBe('passkeys');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
});

test('a sign-in whose way is not known here changes nothing', async () => {
  const { store, memory } = onADevice('email');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', undefined);
  expect(memory.text()).toBe('email');
});

test('a way that goes on elsewhere counts when a user comes back by it [B-LAST-1]', () => {
  const { store, memory } = onADevice('passkeys');
  store.set(beginWayAtom, 'oauth:github');
  expect(memory.text()).toBe('passkeys oauth:github');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
  // Gone there, and back with nothing.
  expect(onADevice(memory.text()).store.get(lastUsedAtom)).toBe('passkeys');
  const back = onADevice(memory.text(), 'oauth');
  expect(back.store.get(lastUsedAtom)).toBe('oauth:github');
  back.store.set(keepReachedAtom);
  expect(back.memory.text()).toBe('oauth:github');
});

test.each([
  [' email', 'email', 'email'],
  [' email', 'oauth', undefined],
  [' oauth:google', 'email', undefined],
  [' oauth:google', 'reset_password', undefined],
  [' ', 'oauth', undefined],
])('a device that holds %j, on a page reached by %s, has used %s', (text, arrival, used) =>
  expect(onADevice(text, arrival).store.get(lastUsedAtom)).toBe(used ?? ''),
);

test('a user who has it forgotten is told so, and put where it stands [B-LAST-3]', () => {
  const { store, memory } = onADevice('oauth:google oauth:github');
  store.set(forgetAloudAtom);
  expect(memory.text()).toBe('');
  expect(store.get(lastUsedAtom)).toBe('');
  expect(store.get(announcementAtom).text).toBe('Your last used way to log in has been forgotten.');
  expect(store.get(focusRequestAtom)).toEqual({ target: 'key:oauth:google' });
});

test('it is offered first only where the host wants it', () => {
  expect(onADevice('email').store.get(firstWayAtom)).toBe('');
  expect(onADevice('email', undefined, { lastUsed: 'first' }).store.get(firstWayAtom)).toBe('email');
});

test('what is first is at the head of a list, and the rest keeps its order', () => {
  expect(withFirst([1, 2, 3, 4], (item) => item === 3)).toEqual([3, 1, 2, 4]);
  expect({ offeredBy: offeredBy('oauth:google'), offeredByEmail: offeredBy('email') }).toEqual({
    offeredBy: 'oauth',
    offeredByEmail: 'email',
  });
});

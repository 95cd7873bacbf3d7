import { expect, test } from 'vitest';
import type { Config } from '../config/config';
import { focusRequestAtom, screenAtom } from '../screen/screen.atoms';
import { completeSignInAtom } from '../screen/complete-sign-in';
import { fakeProvider } from '../testing/fake-provider';
import { testMemory } from '../testing/test-memory';
import { testStore } from '../testing/test-store';
import { announcementAtom } from '../words/announce.atoms';
import { beginWayAtom, firstWayAtom, lastUsedAtom, memoryAtom, proveWayAtom, settleBegunAtom } from './last-used.atoms';
import { forgetAloudAtom } from './forget.actions';
import { isWay, offeredBy, walletWay, withFirst } from './way';

function onADevice(text?: string, arrival?: string, config: Partial<Config> = {}) {
  const memory = testMemory(text, arrival);
  const { store } = testStore(fakeProvider().provider, { products: ['emailMagicLinks', 'oauth'], ...config });
  store.set(memoryAtom, memory);
  return { store, memory };
}

test('the way of a sign-in is remembered, in place of the one before', async () => {
  const { store, memory } = onADevice('email -');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', 'passkeys');
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(memory.text()).toBe('passkeys -');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
});

test('a sign-in whose way is not known here changes nothing', async () => {
  const { store, memory } = onADevice('email -');
  await store.set(completeSignInAtom, 'PasskeyConfirmation', undefined);
  expect(memory.text()).toBe('email -');
});

test('a way that goes on elsewhere counts when somebody comes back by it', () => {
  const { store, memory } = onADevice('passkeys -');
  store.set(beginWayAtom, 'oauth:github');
  expect(memory.text()).toBe('passkeys oauth:github');
  expect(store.get(lastUsedAtom)).toBe('passkeys');
  // Gone there, and back with nothing.
  expect(onADevice(memory.text()).store.get(lastUsedAtom)).toBe('passkeys');
  const back = onADevice(memory.text(), 'oauth');
  expect(back.store.get(lastUsedAtom)).toBe('oauth:github');
  back.store.set(settleBegunAtom);
  expect(back.memory.text()).toBe('oauth:github -');
});

test.each([
  ['- email', 'magic_links', 'email'],
  ['- email', 'oauth', undefined],
  ['- oauth:google', 'magic_links', undefined],
  ['- oauth:google', 'reset_password', undefined],
  ['- -', 'oauth', undefined],
])('a device that holds %j, on a page reached by %s, has used %s', (text, arrival, used) =>
  expect(onADevice(text, arrival).store.get(lastUsedAtom)).toBe(used),
);

test('a way that proves to have succeeded is shown to who comes back, and moves nothing now', () => {
  const { store, memory } = onADevice('- oauth:google');
  expect(store.get(lastUsedAtom)).toBeUndefined();
  store.set(proveWayAtom, 'oauth:google');
  expect(store.get(lastUsedAtom)).toBeUndefined();
  expect(onADevice(memory.text()).store.get(lastUsedAtom)).toBe('oauth:google');
});

test('whoever has it forgotten is told so, and put where it stands', () => {
  const { store, memory } = onADevice('oauth:google oauth:github');
  store.set(forgetAloudAtom);
  expect(memory.text()).toBeUndefined();
  expect(store.get(lastUsedAtom)).toBeUndefined();
  expect(store.get(announcementAtom).text).toBe('The last used way to log in is forgotten.');
  expect(store.get(focusRequestAtom)).toEqual({ target: 'key:oauth:google' });
});

test('it is offered first only where the host wants it', () => {
  expect(onADevice('email -').store.get(firstWayAtom)).toBeUndefined();
  expect(onADevice('email -', undefined, { lastUsed: 'first' }).store.get(firstWayAtom)).toBe('email');
});

test.each([
  '',
  ' ',
  'null',
  '{"used":"email"}',
  'constructor -',
  '__proto__ -',
  'oauth: -',
  'oauth:<img/src=x> -',
  'crypto:\u202e -',
  `crypto:${'a'.repeat(601)} -`,
  'email\u0000 -',
  'EMAIL -',
  `${'x'.repeat(2_000_000)}`,
])('a device that holds %j holds nothing', (text) => expect(onADevice(text).store.get(lastUsedAtom)).toBeUndefined());

test('half of what a device holds may be garbage', () => {
  expect(onADevice('email <b>').store.get(lastUsedAtom)).toBe('email');
  expect(onADevice('<b> oauth:google', 'oauth').store.get(lastUsedAtom)).toBe('oauth:google');
});

test.each([
  ['metamask', 'MetaMask', 'crypto:metamask'],
  [undefined, 'Rabby Wallet', 'crypto:Rabby%20Wallet'],
  [undefined, '\ud800', 'crypto:'],
  [undefined, '', 'crypto:'],
])('a wallet that is %s, %j, is %s', (option, name, way) =>
  expect(walletWay({ name, ...(option && { option }) })).toBe(way),
);

test('whatever a wallet is called, its way is remembered or is none', () => {
  for (const name of ['Ω wallet (beta) ~*!', '🦊'.repeat(100), 'a b - c', '%', '\u202egnol']) {
    const way = walletWay({ name });
    const { store, memory } = onADevice();
    void store.set(completeSignInAtom, 'CryptoConfirmation', way);
    const kept = onADevice(memory.text()).store.get(lastUsedAtom);
    expect([way, undefined]).toContain(kept);
    expect(kept === way).toBe(isWay(way));
  }
});

test('what is first is at the head of a list, and the rest keeps its order', () => {
  expect(withFirst([1, 2, 3, 4], (item) => item === 3)).toEqual([3, 1, 2, 4]);
  expect([offeredBy('oauth:google'), offeredBy('email'), offeredBy(undefined)]).toEqual(['oauth', 'email', undefined]);
});

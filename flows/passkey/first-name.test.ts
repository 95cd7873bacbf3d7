// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import type { MadePasskey } from '../core/provider/passkey-calls';
import type { Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { deletePasskeyAtom } from './passkey-changes.actions';
import { passkeyList } from './passkey-list.actions';
import { storageOf, recallStorage } from './passkey-memory';
import { registerPasskey } from './passkey-registration.actions';

beforeEach(() => localStorage.clear());

const made: MadePasskey = {
  aaguid: 'd548826e79b4db40a3d811116f7e8349',
  mayBeBackedUp: true,
  isBackedUp: true,
  isOnThisDevice: true,
};

/** A user who has just made a passkey, with the facts about it that the browser exposes. */
async function maker(facts?: MadePasskey, answers: Partial<Provider> = {}, options: Config['passkeyOptions'] = {}) {
  const { provider, calls } = fakeProvider({
    registerPasskey: async ({ onMade }) => {
      if (facts) onMade?.(facts);
      return succeeded({ user_id: 'user-1', webauthn_registration_id: 'passkey-1' });
    },
    ...answers,
  });
  const page = testStore(provider, { products: ['passwords', 'passkeys'], passkeyOptions: options });
  await page.store.set(registerPasskey.startAtom);
  await page.store.set(passkeyList.loadAtom);
  const names = calls.filter(({ name }) => name === 'renamePasskey').map(({ request }) => request);
  return { ...page, calls, names };
}

test('a passkey of a known product is named after it, before the list is loaded [B-PKEY-18]', async () => {
  const { calls, names, events } = await maker(made);
  expect(names).toEqual([{ id: 'passkey-1', name: 'Bitwarden' }]);
  const order = calls.map(({ name }) => name);
  expect(order.indexOf('renamePasskey')).toBeLessThan(order.lastIndexOf('listPasskeys'));
  expect(events.map(({ type }) => type)).toEqual(['PASSKEY_REGISTER']);
});

test.each([
  ['hides its AAGUID', { ...made, aaguid: '00000000000000000000000000000000' }],
  ['is of an unknown product', { ...made, aaguid: '01020304050607080102030405060708' }],
  ['the browser exposes nothing about', undefined],
])("a passkey that %s keeps the provider's name [B-PKEY-18]", async (_what, facts) => {
  expect((await maker(facts)).names).toEqual([]);
});

test("a passkey whose naming fails keeps the provider's name, and the user continues [B-PKEY-18]", async () => {
  const { store, errors } = await maker(made, { renamePasskey: async () => failed({ type: 'unreachable' }) });
  expect(store.get(registerPasskey.stateAtom).status).not.toBe('failed');
  expect(errors.map(({ operation }) => operation)).toEqual(['webauthn.update']);
});

// Columns: backed up | may be | made by this device | the place that is shown.
test.each([
  [true, true, true, 'everywhere'],
  [true, true, false, 'everywhere'],
  [false, true, true, undefined],
  [false, false, true, 'here'],
  [false, false, false, undefined],
])('the place of a passkey: %s, %s, %s is %s [B-PKEY-19]', (isBackedUp, mayBeBackedUp, isOnThisDevice, place) => {
  expect(storageOf({ ...made, isBackedUp, mayBeBackedUp, isOnThisDevice })).toBe(place);
});

test('the place is remembered on this device until the passkey is deleted, and an invalid value is ignored [B-PKEY-19]', async () => {
  const { store } = await maker(made);
  expect({ recallPlacePasskey1: recallStorage('passkey-1'), recallPlacePasskey2: recallStorage('passkey-2') }).toEqual({
    recallPlacePasskey1: 'everywhere',
    recallPlacePasskey2: undefined,
  });
  for (const key of Object.keys(localStorage).filter((one) => one.includes('passkey_place')))
    localStorage.setItem(key, JSON.stringify({ text: 'nowhere', until: Date.now() + 1_000 }));
  expect(recallStorage('passkey-1')).toBeUndefined();
  await store.set(deletePasskeyAtom, { id: 'passkey-1', name: '' }, '');
  expect(Object.keys(localStorage).filter((one) => one.includes('passkey_place'))).toEqual([]);
});

test('the hints of a host go with the ceremony [B-PKEY-20]', async () => {
  const { calls } = await maker(made, {}, { hints: ['security-key'] });
  expect(calls[0]).toMatchObject({ name: 'registerPasskey', request: { hints: ['security-key'] } });
});

import { expect, test } from 'vitest';
import { focusRequestAtom, screenAtom } from '../core/screen/screen.atoms';
import { failed } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { sendMagicLink } from '../magic-link';
import { emailDraftAtom, emailRefusalAtom, submitEmailAtom } from './email-form.atoms';

const links = { products: ['emailMagicLinks'] } as const;

test('an address that is none is refused where it is typed, and nothing is sent', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, links);
  store.set(emailDraftAtom, 'ada@');
  expect(store.get(emailRefusalAtom)).toBeUndefined();
  await store.set(submitEmailAtom, 'magicLink');
  expect(store.get(emailRefusalAtom)).toBe(1);
  expect(store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
  expect(calls).toEqual([]);
});

test('the error goes as soon as the address is one, and not before', async () => {
  const { store } = testStore(fakeProvider().provider, links);
  store.set(emailDraftAtom, 'ada@');
  await store.set(submitEmailAtom, 'magicLink');
  store.set(emailDraftAtom, 'ada@example');
  expect(store.get(emailRefusalAtom)).toBe(1);
  store.set(emailDraftAtom, 'ada@example.com');
  expect(store.get(emailRefusalAtom)).toBeUndefined();
});

test('a person who typed spaces around the address is understood', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { products: ['otp'], otpOptions: { methods: ['email'] } });
  store.set(emailDraftAtom, ' ada@example.com ');
  await store.set(submitEmailAtom, 'otp');
  expect(calls[0]?.request).toMatchObject({ channel: 'email', destination: 'ada@example.com' });
  expect(store.get(screenAtom)).toBe('OTPAuthenticate');
});

test('typing takes the failure of the last address away', async () => {
  const { provider } = fakeProvider({ sendMagicLink: async () => failed({ type: 'inactive_email' }) });
  const { store } = testStore(provider, links);
  store.set(emailDraftAtom, 'ada@example.com');
  await store.set(submitEmailAtom, 'magicLink');
  expect(store.get(sendMagicLink.stateAtom).status).toBe('failed');
  store.set(emailDraftAtom, 'bob@example.com');
  expect(store.get(sendMagicLink.stateAtom).status).toBe('idle');
  expect(store.get(emailDraftAtom)).toBe('bob@example.com');
});

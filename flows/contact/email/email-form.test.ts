import { expect, test } from 'vitest';
import { focusRequestAtom, screenAtom } from '../../core/screen/screen.atoms';
import { failed } from '../../core/provider/outcome';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { passcodeContact } from '../../otp';
import { emailLinkContact, sendMagicLink } from '../../magic-link';
import { pickedChannelAtom } from '../picked-channel.atoms';
import { emailDraftAtom } from './email-draft.atoms';
import { emailRefusal, submitEmailAtom, typeEmailAtom } from './email-form.atoms';

const type = (store: ReturnType<typeof testStore>['store'], typed: string) =>
  store.set(typeEmailAtom, typed, emailLinkContact);
const links = { products: ['emailMagicLinks'] } as const;

test('an invalid address is refused at its field, and nothing is sent [B-MAIN-5]', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, links);
  type(store, 'ada@');
  expect(store.get(emailRefusal.latestAtom)).toBeUndefined();
  await store.set(submitEmailAtom, emailLinkContact);
  expect(store.get(emailRefusal.latestAtom)).toBeDefined();
  expect(store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
  expect(calls).toEqual([]);
});

test('the error is cleared as soon as the address is valid, and not before', async () => {
  const { store } = testStore(fakeProvider().provider, links);
  type(store, 'ada@');
  await store.set(submitEmailAtom, emailLinkContact);
  type(store, 'ada@example');
  expect(store.get(emailRefusal.latestAtom)).toBeDefined();
  type(store, 'ada@example.com');
  expect(store.get(emailRefusal.latestAtom)).toBeUndefined();
});

test('the refusal of an invalid address ends when the user selects another tab, and the address is kept [B-FAIL-1]', async () => {
  const { store } = testStore(fakeProvider().provider, links);
  type(store, 'ada@');
  await store.set(submitEmailAtom, emailLinkContact);
  store.set(pickedChannelAtom, 'sms');
  store.set(pickedChannelAtom, 'email');
  expect(store.get(emailRefusal.latestAtom)).toBeUndefined();
  expect(store.get(emailDraftAtom)).toBe('ada@');
  await store.set(submitEmailAtom, emailLinkContact);
  expect(store.get(emailRefusal.latestAtom)).toBeDefined();
});

test('spaces around an address are ignored', async () => {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { products: ['otp'], otpOptions: { methods: ['email'] } });
  type(store, ' ada@example.com ');
  await store.set(submitEmailAtom, passcodeContact('email'));
  expect(calls[0]?.request).toMatchObject({ channel: 'email', destination: 'ada@example.com' });
  expect(store.get(screenAtom)).toBe('OTPAuthenticate');
});

test('typing clears the failure of the last address', async () => {
  const { provider } = fakeProvider({ sendMagicLink: async () => failed({ type: 'inactive_email' }) });
  const { store } = testStore(provider, links);
  type(store, 'ada@example.com');
  await store.set(submitEmailAtom, emailLinkContact);
  expect(store.get(sendMagicLink.stateAtom).status).toBe('failed');
  type(store, 'bob@example.com');
  expect(store.get(sendMagicLink.stateAtom).status).toBe('idle');
  expect(store.get(emailDraftAtom)).toBe('bob@example.com');
});

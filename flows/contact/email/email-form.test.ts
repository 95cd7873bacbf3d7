import { expect, test } from 'vitest';
import { focusRequestAtom, screenAtom } from '../../core/screen/screen.atoms';
import { failed } from '../../core/provider/outcome';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { passcodeContact } from '../../otp';
import { emailLinkContact, sendMagicLink } from '../../magic-link';
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

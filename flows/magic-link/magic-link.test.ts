import { expect, test } from 'vitest';
import type { Config } from '../core/config/config';
import { failed } from '../core/provider/outcome';
import { focusRequestAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { magicLinkAtom, sendMagicLink, tryAnotherLinkAtom } from './magic-link.actions';

const config: Config = {
  products: ['emailMagicLinks'],
  emailMagicLinksOptions: {
    loginRedirectURL: 'https://a.test/in',
    signupRedirectURL: 'https://a.test/up',
    domainHint: 'a.test',
  },
};

test('a sent link shows "Check your email" [B-LINK-1]', async () => {
  const { provider, calls, logged } = fakeProvider();
  const { store, events } = testStore(provider, config);
  await store.set(sendMagicLink.startAtom, 'ada@example.com');
  expect(store.get(screenAtom)).toBe('EmailConfirmation');
  expect(calls[0]?.request).toEqual({
    email: 'ada@example.com',
    loginRedirectURL: 'https://a.test/in',
    signupRedirectURL: 'https://a.test/up',
    loginExpirationMinutes: 30,
    signupExpirationMinutes: 30,
    createUserAsPending: false,
  });
  expect(events.map(({ type }) => type)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
  expect(logged).toEqual([{ name: 'email_sent', request: { email: 'ada@example.com', type: 'login_or_create_eml' } }]);
});

test('Try again returns to Main, and clears the address [B-LINK-4]', async () => {
  const { provider, logged } = fakeProvider();
  const { store } = testStore(provider, config);
  await store.set(sendMagicLink.startAtom, 'ada@example.com');
  await store.set(tryAnotherLinkAtom);
  expect(store.get(screenAtom)).toBe('Main');
  expect(store.get(magicLinkAtom)).toEqual({ status: 'unsent' });
  expect(store.get(focusRequestAtom)).toEqual({ target: 'field' });
  expect(logged.at(-1)).toEqual({
    name: 'email_try_again_clicked',
    request: { email: 'ada@example.com', type: 'login_or_create_eml' },
  });
});

test('a link that cannot be sent keeps Main', async () => {
  const { provider } = fakeProvider({ sendMagicLink: async () => failed({ type: 'broken' }) });
  const { store, errors } = testStore(provider, config);
  await store.set(sendMagicLink.startAtom, 'ada@example.com');
  expect(store.get(screenAtom)).toBe('Main');
  expect(errors).toHaveLength(1);
});

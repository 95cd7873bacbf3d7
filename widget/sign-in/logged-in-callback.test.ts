import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { withLoggedInCallback } from './logged-in-callback';

/** A mount in a dialog, and a report to it that its flow is complete. */
function dialogWith(config: Config) {
  const store = createStore();
  const onLoggedIn = vi.fn();
  const onEvent = vi.fn();
  const { callbacks } = withLoggedInCallback(
    { client: undefined as never, config, callbacks: { onEvent } },
    () => store,
    onLoggedIn,
  );
  const complete = async () => {
    callbacks?.onEvent?.({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
    await Promise.resolve();
  };
  return { store, onLoggedIn, onEvent, complete };
}

const offering: Config = { products: ['passwords', 'passkeys'], passkeyOptions: { offerAfterSignIn: 'ask' } };

test('without an offer of a passkey the call follows the completed log-in, and the host has its event', async () => {
  const { onLoggedIn, onEvent, complete } = dialogWith({ products: ['passwords'] });
  expect(onLoggedIn).not.toHaveBeenCalled();
  await complete();
  expect(onLoggedIn).toHaveBeenCalledOnce();
  expect(onEvent).toHaveBeenCalledOnce();
});

test('the offer of a passkey comes before the call', async () => {
  const { store, onLoggedIn, complete } = dialogWith(offering);
  store.set(screenAtom, 'PasswordCreateOrLogin');
  await complete();
  store.set(screenAtom, 'PasskeyOffer');
  expect(onLoggedIn).not.toHaveBeenCalled();
  store.set(screenAtom, 'PasswordConfirmation');
  expect(onLoggedIn).toHaveBeenCalledOnce();
});

test('a log-in that has shown its last screen already is called at once', async () => {
  const { store, onLoggedIn, complete } = dialogWith(offering);
  store.set(screenAtom, 'SecondFactorConfirmation');
  await complete();
  expect(onLoggedIn).toHaveBeenCalledOnce();
});

test('a link that was sent is no log-in', async () => {
  const { store, onLoggedIn, complete } = dialogWith(offering);
  await complete();
  store.set(screenAtom, 'EmailConfirmation');
  expect(onLoggedIn).not.toHaveBeenCalled();
});

test('one log-in is called once, also if the dialog shows another screen later', async () => {
  const { store, onLoggedIn, complete } = dialogWith(offering);
  await complete();
  store.set(screenAtom, 'OTPConfirmation');
  store.set(screenAtom, 'Main');
  store.set(screenAtom, 'OTPConfirmation');
  expect(onLoggedIn).toHaveBeenCalledOnce();
});

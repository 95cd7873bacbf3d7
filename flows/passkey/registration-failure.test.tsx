import { screen } from '@testing-library/react';
import { atom } from 'jotai/vanilla';
import { beforeAll, expect, test } from 'vitest';
import type { ErrorType } from '../core/provider/errors';
import type { Person } from '../core/provider/provider';
import { type ActionState, actionStateAtoms } from '../core/request/action-state';
import { failureViews } from '../core/request/failure.lazy';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { localeAtom } from '../core/words/words.atoms';
import { isOtherAccountFailure, RegistrationFailure } from './registration-failure';

beforeAll(() => failureViews.load());

/** The banner of a registration in this state. */
function shown(state: ActionState, { tag = 'en', person }: { tag?: string; person?: Person | undefined } = {}) {
  const { store } = testStore(fakeProvider({ person: () => person }).provider, { products: ['passkeys'] });
  store.set(localeAtom, { tag, dir: 'ltr', messages: {} });
  const action = { ...actionStateAtoms(atom(state)), cancelAtom: atom(null, () => undefined) };
  renderedWith(store, <RegistrationFailure action={action} />);
  const alert = screen.queryByRole('alert');
  return alert && withoutIsolates(alert.textContent);
}
const failedBy = (type: ErrorType, serverMessage?: string): ActionState => ({
  status: 'failed',
  error: { type, ...(serverMessage !== undefined && { serverMessage }) },
});

// Columns: the failure, the language | what happened, why, and what to do, as the language joins sentences.
test.each<[ErrorType, string, RegExp]>([
  ['unreachable', 'en', /^Passkey not created\. We couldn't .* try again\. Your Passkey was not/],
  ['unreachable', 'zh-Hans', /^Passkey not created\.We couldn't .* try again\.Your Passkey was not/],
  ['other', 'ja', /^Passkey not created\.Words of the server\.Your Passkey was not/],
])('the sentences of a registration that failed (%s) are joined as %s joins them [B-WORDS-6]', (type, tag, joined) => {
  expect(shown(failedBy(type, 'Words of the server.'), { tag })).toMatch(joined);
});

const skip = 'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.';

// Columns: the failure | all that is said of it.
test.each<[ErrorType, string]>([
  ['passkey_not_created', `Passkey not created. ${skip}`],
  ['passkey_duplicate', 'Passkey not created. The Passkey cannot be created as it seems to be already registered.'],
  ['webauthn_registration_not_found', 'Passkey registration not found. Passkey registration not found. You may have'],
  ['user_unauthenticated', 'Passkey not created. Must have an active session to call this method.'],
  ['broken', `Passkey not created. Something went wrong on our side. Try again. ${skip}`],
  ['other', `Passkey not created.  ${skip}`],
])('a registration that failed (%s) reads "%s" [B-PKEY-7]', (type, words) => {
  const said = shown(failedBy(type));
  expect(said?.startsWith(words)).toBe(true);
  expect(said?.split(skip)).toHaveLength(words.includes(skip) ? 2 : 1);
});

// Columns: the account that has signed in since | what is said of it.
test.each<[Person | undefined, string]>([
  [{ userId: 'eve', account: 'eve@example.com' }, 'Passkey not created. You are now logged in as eve@example.com.'],
  [{ userId: 'eve' }, 'Passkey not created. You are now logged in to another account.'],
  [undefined, 'Passkey not created. You are now logged in to another account.'],
])('a registration after which %j is signed in reads "%s" [B-PKEY-15]', (person, words) => {
  expect(shown(failedBy('other_account'), { person })).toBe(words);
});

test.each<[ActionState, boolean]>([
  [{ status: 'idle' }, false],
  [{ status: 'pending', isSlow: false }, false],
  [failedBy('passkey_not_created'), false],
  [failedBy('other_account'), true],
])('a registration that is %j was refused for another account: %s', (state, isOther) => {
  expect(isOtherAccountFailure(state)).toBe(isOther);
  expect(shown(state) === null).toBe(state.status !== 'failed');
});

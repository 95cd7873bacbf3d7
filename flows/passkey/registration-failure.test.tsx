import { screen } from '@testing-library/react';
import { atom } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import type { ErrorType } from '../core/provider/errors';
import type { ActionState } from '../core/request/action';
import { drawnWith } from '../core/testing/drawn-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { localeAtom } from '../core/words/words.atoms';
import { RegistrationFailure } from './registration-failure';

// Read across: the failure, the language | what happened, why, and what to do, as the language joins sentences.
test.each<[ErrorType, string, RegExp]>([
  ['unreachable', 'en', /^Passkey not created\. We couldn't .* try again\. Your Passkey was not/],
  ['unreachable', 'zh-Hans', /^Passkey not created\.We couldn't .* try again\.Your Passkey was not/],
  ['other', 'ja', /^Passkey not created\.Words of the server\.Your Passkey was not/],
])('the sentences of a registration that failed (%s) are joined as %s joins them [B-WORDS-6]', (type, tag, joined) => {
  const state: ActionState = { status: 'failed', error: { type, serverMessage: 'Words of the server.' } };
  const { store } = testStore(fakeProvider().provider, { products: ['passkeys'] });
  store.set(localeAtom, { tag, dir: 'ltr', messages: {} });
  drawnWith(
    store,
    <RegistrationFailure action={{ stateAtom: atom(state), cancelAtom: atom(null, () => undefined) }} />,
  );
  expect(screen.getByRole('alert').textContent).toMatch(joined);
});

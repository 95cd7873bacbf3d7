import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { identityKey } from '../../primitives/identity-key';
import { Stack } from '../../primitives/stack/stack';
import { Lazy } from '../core/lazy/lazy-view';
import type { ErrorType } from '../core/provider/errors';
import { noSessionErrors } from '../core/provider/session-errors';
import { signedInAccountAtom } from '../core/provider/person.atoms';
import type { ActionState, AnyAction } from '../core/request/action-state';
import { failureViews } from '../core/request/failure.lazy';
import { logInMessages } from '../core/words/late.messages';
import { sentenceGapAtom } from '../core/words/words.atoms';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { passkeyRegistrationMessages } from './passkey-registration.messages';

/** Failures whose sentence needs no second one. */
const wholeSentences: ReadonlySet<ErrorType> = new Set([
  ...noSessionErrors,
  'other_account',
  'passkey_duplicate',
  'passkey_not_created',
  'webauthn_registration_not_found',
]);

/** Tells whether a passkey was refused because another account has signed in since its screen was shown. */
export function isOtherAccountFailure(state: ActionState): boolean {
  return state.status === 'failed' && state.error.type === 'other_account';
}

/** The failure of a registration: what happened in a word, then why, and what to do (B-PKEY-7). */
export function RegistrationFailure({ action }: { action: AnyAction }) {
  const say = useWords(passkeyRegistrationMessages);
  const gap = useAtomValue(sentenceGapAtom);
  const state = useAtomValue(action.stateAtom);
  if (state.status !== 'failed') return null;
  const { error } = state;
  const isMissing = error.type === 'webauthn_registration_not_found';
  return (
    <Lazy of={failureViews}>
      {(views) => (
        <Stack gap="label">
          <Banner cause={state} tone="error">
            <strong>{say(isMissing ? 'passkey.notFound' : 'passkey.notCreated')}</strong>
            {gap}
            <span>{error.type === 'other_account' ? <OtherAccount /> : <views.FailureSentence error={error} />}</span>
            {!wholeSentences.has(error.type) && (
              <>
                {gap}
                <views.FailureSentence error={{ type: 'passkey_not_created' }} />
              </>
            )}
          </Banner>
          <views.FailureButtons key={identityKey(state)} error={error} />
        </Stack>
      )}
    </Lazy>
  );
}

/** The account that is logged in now. */
export function OtherAccount() {
  const say = useWords(logInMessages);
  const sayRich = useRichWords(logInMessages);
  const account = useAtomValue(signedInAccountAtom);
  if (account === undefined) return say('core.otherAccountNameless');
  return sayRich('core.otherAccount', { account: <UntrustedText>{account}</UntrustedText> });
}

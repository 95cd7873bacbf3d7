import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner';
import type { ErrorType, ProviderError } from '../core/provider/errors';
import { signedInAtom } from '../core/provider/person.atoms';
import type { ActionState, AnyAction } from '../core/request/action';
import { useErrorSentence } from '../core/words/error-sentence';
import { sentenceGapAtom } from '../core/words/sentence-gap.atoms';
import { ServerMessage } from '../core/words/server-message';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';

/** Failures whose sentence says all there is to say. */
const wholeSentences: ReadonlySet<ErrorType> = new Set([
  'other_account',
  'passkey_duplicate',
  'passkey_not_created',
  'webauthn_registration_not_found',
]);

/** Tells whether a passkey was refused because another account has signed in since its screen was shown. */
export function isOtherAccount(state: ActionState): boolean {
  return state.status === 'failed' && state.error.type === 'other_account';
}

/** The failure of a registration: what happened in a word, then why, and what to do (B-PKEY-7). */
export function RegistrationFailure({ action }: { action: AnyAction }) {
  const say = useWords(passkeyMessages);
  const sentence = useErrorSentence();
  const gap = useAtomValue(sentenceGapAtom);
  const state = useAtomValue(action.stateAtom);
  if (state.status !== 'failed') return null;
  const { error } = state;
  const isMissing = error.type === 'webauthn_registration_not_found';
  return (
    <Banner cause={state} tone="error">
      <strong>{say(isMissing ? 'passkey.notFound' : 'passkey.notCreated')}</strong>
      {gap}
      <Reason error={error} />
      {!wholeSentences.has(error.type) && `${gap}${sentence({ type: 'passkey_not_created' })}`}
    </Banner>
  );
}

function Reason({ error }: { error: ProviderError }): ReactNode {
  const sentence = useErrorSentence();
  if (error.type === 'other') return <ServerMessage text={error.serverMessage ?? ''} />;
  return <span>{error.type === 'other_account' ? <OtherAccount /> : sentence(error)}</span>;
}

/** The account that is logged in now. */
function OtherAccount() {
  const say = useWords(passkeyMessages);
  const sayRich = useRichWords(passkeyMessages);
  const signedIn = useAtomValue(signedInAtom);
  const account = signedIn.status === 'somebody' ? signedIn.person.account : undefined;
  if (account === undefined) return say('passkey.otherAccountNameless');
  return sayRich('passkey.otherAccount', { account: <UntrustedText>{account}</UntrustedText> });
}

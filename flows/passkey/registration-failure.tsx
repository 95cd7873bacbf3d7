import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import type { ErrorType } from '../core/provider/errors';
import type { AnyAction } from '../core/request/action';
import { useErrorSentence } from '../core/words/error-sentence';
import { sentenceGapAtom } from '../core/words/sentence-gap.atoms';
import { ServerMessage } from '../core/words/server-message';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';

/** Failures whose sentence says all there is to say. */
const wholeSentences: ReadonlySet<ErrorType> = new Set([
  'passkey_duplicate',
  'passkey_not_created',
  'webauthn_registration_not_found',
]);

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
      {error.type === 'other' ? <ServerMessage text={error.serverMessage ?? ''} /> : <span>{sentence(error)}</span>}
      {!wholeSentences.has(error.type) && `${gap}${sentence({ type: 'passkey_not_created' })}`}
    </Banner>
  );
}

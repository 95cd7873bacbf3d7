import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { serverMessagePart } from '../core/words/server-message-part';
import { useErrorSentence } from '../core/words/error-sentence';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';
import { registerPasskey } from './passkey.register';

/** Why no passkey was made: what happened in a word, then why and what to do (spec section 8). */
export function RegistrationProblem() {
  const say = useWords(passkeyMessages);
  const sentence = useErrorSentence();
  const state = useAtomValue(registerPasskey.stateAtom);
  if (state.status !== 'failed') return null;
  const { error, attempt } = state;
  const isMissing = error.type === 'webauthn_registration_not_found';
  return (
    <Banner key={attempt} tone="error">
      <strong>{say(isMissing ? 'passkey.notFound' : 'passkey.notCreated')}</strong>{' '}
      {error.type === 'other' ? (
        <serverMessagePart.Part text={error.serverMessage ?? ''} />
      ) : (
        <span>{sentence(error)}</span>
      )}
    </Banner>
  );
}

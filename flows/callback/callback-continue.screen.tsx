import { useSetAtom } from 'jotai/react';
import { ContinueWithLink } from '../followed-link';
import { logInByLinkAtom } from './callback.actions';

/** CallbackContinue: the link waits for a press (B-BACK-9). */
export function CallbackContinue() {
  const logIn = useSetAtom(logInByLinkAtom);
  return <ContinueWithLink onContinue={() => void logIn(false)} />;
}

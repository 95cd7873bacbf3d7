import { useSetAtom } from 'jotai/react';
import { AskAboutLink } from '../followed-link';
import { acceptLinkAtom } from './callback.actions';
import { stayLoggedInAtom } from './leave.actions';

/** CallbackOther: an account is logged in, and the link may be for another one (B-BACK-7). */
export function CallbackOther() {
  const logIn = useSetAtom(acceptLinkAtom);
  const stay = useSetAtom(stayLoggedInAtom);
  return <AskAboutLink onUse={() => void logIn()} onStay={() => void stay()} />;
}

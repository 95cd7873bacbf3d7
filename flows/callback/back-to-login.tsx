import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { useWords } from '../core/words/use-words';
import { backToLoginAtom, canGoBackAtom } from './leave.actions';
import { callbackMessages } from './callback.messages';

/** 'Back to log in', where the host says where that is. */
export function BackToLogin() {
  const say = useWords(callbackMessages);
  const canGoBack = useAtomValue(canGoBackAtom);
  const goBack = useSetAtom(backToLoginAtom);
  return (
    canGoBack && (
      <Button rank="secondary" onClick={() => void goBack()}>
        {say('callback.backToLogin')}
      </Button>
    )
  );
}

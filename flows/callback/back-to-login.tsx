import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { useWords } from '../core/words/use-words';
import { backToLoginAtom } from './leave.actions';
import { callbackOptionsAtom } from './callback.atoms';
import { callbackMessages } from './callback.messages';

/** 'Back to log in', where the host says where that is. */
export function BackToLogin() {
  const say = useWords(callbackMessages);
  const { loginURL } = useAtomValue(callbackOptionsAtom);
  const goBack = useSetAtom(backToLoginAtom);
  return (
    loginURL && (
      <Button rank="secondary" onClick={() => goBack()}>
        {say('callback.backToLogin')}
      </Button>
    )
  );
}

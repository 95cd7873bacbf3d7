import { useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { goBackAtom } from '../core/screen/screen.atoms';
import { useWords } from '../core/words/use-words';
import { passwordResetMessages } from './password-reset.messages';

/** The way on when the link is of no more use. */
export function ToLogin() {
  const say = useWords(passwordResetMessages);
  const goBack = useSetAtom(goBackAtom);
  return (
    <Button rank="primary" onClick={() => void goBack()}>
      {say('passwordReset.goToLogin')}
    </Button>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { otpMessages } from '../otp';
import { AppCodeField } from './app-code-field';
import { appProofs, isRecoveryCode, recover, typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './second-factor.atoms';

/** The code of an authenticator app is entered, and checked at its last digit. A recovery code that is pasted is taken as one. */
export function AppCodeForm() {
  const say = useWords(otpMessages);
  const code = useAtomValue(appCodeAtom);
  const type = useSetAtom(typeAppCodeAtom);
  const verify = useSetAtom(verifyAppCode.startAtom);
  const recoverBy = useSetAtom(recover.startAtom);
  const isPending = useAtomValue(appProofs.stateAtom).status === 'pending';
  const problem = useFieldProblem(appProofs, 'code');
  const paste = (text: string) => {
    if (isPending || !isRecoveryCode(text)) return false;
    void recoverBy(text.trim().toLowerCase());
    return true;
  };
  return (
    <ActionStatus action={appProofs} fields={['code']}>
      <AppCodeField
        action={appProofs}
        value={code}
        onChange={type}
        onComplete={(whole) => void verify(whole)}
        onPaste={paste}
      />
      {!isPending && code.length === 6 && !problem.error && (
        <Button rank="primary" onClick={() => void verify(code)}>
          {say('otp.verify')}
        </Button>
      )}
    </ActionStatus>
  );
}

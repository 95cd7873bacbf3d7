import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CodeInput } from '../../primitives/code-input/code-input';
import { Text } from '../../primitives/text/text';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { otpMessages } from '../otp';
import { CancelButton } from './cancel-button';
import { typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';

/** The form for the code of an authenticator app, which is checked at its last digit. */
export function AppCodeView() {
  const say = useWords(stepUpMessages);
  const sayCode = useWords(otpMessages);
  const code = useAtomValue(appCodeAtom);
  const type = useSetAtom(typeAppCodeAtom);
  const verify = useSetAtom(verifyAppCode.startAtom);
  const isPending = useAtomValue(verifyAppCode.stateAtom).status === 'pending';
  const problem = useFieldProblem(verifyAppCode, 'code');
  return (
    <>
      <Text>{say('stepUp.useApp')}</Text>
      <ActionStatus action={verifyAppCode} fields={['code']}>
        <CodeInput
          label={say('stepUp.appCode')}
          hint={sayCode('otp.inputHint')}
          value={code}
          onChange={type}
          onComplete={(whole) => void verify(whole)}
          isBusy={isPending}
          {...problem}
        />
        {!isPending && code.length === 6 && !problem.error && (
          <Button rank="primary" onClick={() => void verify(code)}>
            {sayCode('otp.verify')}
          </Button>
        )}
      </ActionStatus>
      <CancelButton action={verifyAppCode} />
    </>
  );
}

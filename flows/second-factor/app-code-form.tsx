import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ClipboardEvent } from 'react';
import { Button } from '../../primitives/button/button';
import { CodeInput } from '../../primitives/code-input/code-input';
import { Countdown, formatRemaining } from '../../primitives/countdown/countdown';
import { Stack } from '../../primitives/stack/stack';
import type { AnyAction } from '../core/request/action';
import { ActionStatus, type FieldProblem, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { localeAtom } from '../core/words/words.atoms';
import { otpMessages } from '../otp';
import { stepUpMessages } from '../step-up';
import { appProofs, isRecoveryCode, recover, typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom, nextCodeInAtom } from './second-factor.atoms';

/**
 * The form for the code of an authenticator app, which is checked at its last digit. A pasted recovery code is used as
 * one.
 */
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

export interface AppCodeFieldProps {
  /** The action that checks the code. */
  action: AnyAction;
  value: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  /** A problem of the field in place of the action's. */
  problem?: FieldProblem | undefined;
  /** Called with a text that is pasted; returns true if it was used, and the field must ignore it. */
  onPaste?: (text: string) => boolean;
}

/** The field for the code of an authenticator app; after one that was used already, the time until the next. */
export function AppCodeField({ action, value, onChange, onComplete, problem, onPaste }: AppCodeFieldProps) {
  const say = useWords(stepUpMessages);
  const sayCode = useWords(otpMessages);
  const { tag } = useAtomValue(localeAtom);
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const answered = useFieldProblem(action, 'code');
  const nextIn = useAtomValue(nextCodeInAtom);
  const paste = (event: ClipboardEvent) => {
    if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <Stack gap="item">
      <div onPasteCapture={paste}>
        <CodeInput
          label={say('stepUp.appCode')}
          hint={sayCode('otp.inputHint')}
          value={value}
          onChange={onChange}
          onComplete={onComplete}
          isBusy={isPending}
          {...(problem ?? answered)}
        />
      </div>
      {nextIn > 0 && answered.error !== undefined && <Countdown text={formatRemaining(nextIn, tag)} />}
    </Stack>
  );
}

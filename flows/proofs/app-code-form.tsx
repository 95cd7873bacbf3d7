import { useAtomValue } from 'jotai/react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Button } from '../../primitives/button/button';
import { CodeInput } from '../../primitives/code-input/code-input';
import { Countdown, formatRemaining } from '../../primitives/countdown/countdown';
import { Stack } from '../../primitives/stack/stack';
import type { AnyAction } from '../core/request/action-state';
import { ActionStatus, type FieldProblem, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { localeAtom } from '../core/words/words.atoms';
import { otpMessages } from '../otp';
import { nextCodeInAtom } from './app-code.actions';

interface AppCodeProps {
  /** The action that checks the code. */
  action: AnyAction;
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called with the code once it has all its digits. */
  onComplete: (code: string) => void;
  /** Called with the code at a press of 'Verify'. Default `onComplete`. */
  onVerify?: (code: string) => void;
  /** Called with each key that is pressed in the field, without a control key. */
  onKey?: (key: string) => void;
  /** Called with a text that is pasted; returns true if it was used, and the field must ignore it. */
  onPaste?: (text: string) => boolean;
}

/** The form for the code of an authenticator app, which is checked at its last digit. */
export function AppCodeForm(props: AppCodeProps) {
  const { action, value, onComplete, onVerify = onComplete } = props;
  const say = useWords(otpMessages);
  const isPending = useAtomValue(action.isPendingAtom);
  const { error } = useFieldProblem(action, 'code');
  return (
    <ActionStatus action={action} fields={['code']}>
      <AppCodeField {...props} />
      {!isPending && value.length === 6 && !error && (
        <Button onClick={() => onVerify(value)}>{say('otp.verify')}</Button>
      )}
    </ActionStatus>
  );
}

interface AppCodeFieldProps extends AppCodeProps {
  /** A problem of the field in place of the action's. */
  problem?: FieldProblem | undefined;
}

/** The field for the code of an authenticator app; after one that was used already, the time until the next. */
export function AppCodeField(props: AppCodeFieldProps) {
  const { action, label, value, onChange, onComplete, problem, onKey, onPaste } = props;
  const say = useWords(otpMessages);
  const isPending = useAtomValue(action.isPendingAtom);
  const answered = useFieldProblem(action, 'code');
  const paste = (event: ClipboardEvent) => {
    if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey) onKey?.(key);
  };
  return (
    <Stack gap="item">
      <div onPasteCapture={paste} onKeyDownCapture={press}>
        <CodeInput
          label={label}
          hint={say('otp.inputHint')}
          value={value}
          onChange={onChange}
          onComplete={onComplete}
          isBusy={isPending}
          {...(problem ?? answered)}
        />
      </div>
      <NextCode action={action} />
    </Stack>
  );
}

/** The time until the app's next code, under a field whose code was used already. */
export function NextCode({ action }: { action: AnyAction }) {
  const { tag } = useAtomValue(localeAtom);
  const isUsed = useAtomValue(action.failureAtom)?.error.type === 'totp_code_already_authenticated';
  const nextIn = useAtomValue(nextCodeInAtom);
  return isUsed && nextIn > 0 && <Countdown text={formatRemaining(nextIn, tag)} />;
}

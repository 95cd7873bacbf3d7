import { type ReactNode, useId } from 'react';
import { Button } from '../../../primitives/button/button';
import { ButtonPair } from '../../../primitives/button-pair/button-pair';
import { onEscape } from '../../../primitives/on-escape';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import type { AnyAction } from './action-state';
import { ActionStatus } from './action-status';

export interface RemovalQuestionProps {
  question: ReactNode;
  confirmLabel: string;
  keepLabel: string;
  /** The focus key of the button that keeps it. */
  keepFocusKey: string;
  /** The removal, if its failure is shown here: the buttons are then side by side. */
  action?: AnyAction;
  /** True while the removal is being sent. */
  isPending?: boolean;
  onConfirm(): void;
  onKeep(): void;
}

/** The question before something is removed for good; Escape keeps it. */
export function RemovalQuestion(props: RemovalQuestionProps) {
  const { question, confirmLabel, keepLabel, keepFocusKey, action, isPending = false, onConfirm, onKeep } = props;
  const questionId = useId();
  const onKeyDown = onEscape(onKeep);
  const confirm = (
    <Button
      isBusy={isPending}
      onKeyDown={onKeyDown}
      // The second click of a double click on the previous button must not answer the question.
      onClick={({ detail }) => detail < 2 && onConfirm()}
    >
      {confirmLabel}
    </Button>
  );
  const keep = (
    <Button rank="secondary" isBlocked={isPending} data-focus-key={keepFocusKey} onKeyDown={onKeyDown} onClick={onKeep}>
      {keepLabel}
    </Button>
  );
  return (
    <Stack gap="item" role="group" aria-labelledby={questionId}>
      <Text id={questionId}>{question}</Text>
      {action ? (
        <ActionStatus action={action}>
          {/* In the order of every pair of answers. */}
          <ButtonPair>
            {keep}
            {confirm}
          </ButtonPair>
        </ActionStatus>
      ) : (
        <>
          {confirm}
          {keep}
        </>
      )}
    </Stack>
  );
}

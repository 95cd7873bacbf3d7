import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { identityKey } from '../../../primitives/identity-key';
import { FieldMessage } from '../../../primitives/message/message';
import { Stack } from '../../../primitives/stack/stack';
import { type ErrorType, fieldOfError, type FieldName, type ProviderError } from '../provider/errors';
import { failureMessages } from '../provider/failure.messages';
import { Lazy } from '../lazy/lazy-view';
import { useWords } from '../words/use-words';
import type { AnyAction } from './action-state';
import { failureViews } from './failure.lazy';
import { StillWorking } from './still-working';

export interface ActionStatusProps {
  action: AnyAction;
  /** The fields of the form. A failure that is about one of them is shown there, not here. */
  fields?: readonly FieldName[];
  /** The form or the control that starts it. */
  children?: ReactNode;
}

/**
 * An action's control with its status. A failure of the catalogue that is about no field is above it. A failure that only the
 * server can word (B-FAIL-2) is below it, and, once the action is slow, "Still working..." and Cancel.
 */
export function ActionStatus({ action, fields = [], children }: ActionStatusProps) {
  const failure = useAtomValue(action.failureAtom);
  const isWordedByServer = failure?.error.type === 'other';
  const field = failure && fieldOfError(failure.error);
  const shown = failure && (
    <Lazy key={identityKey(failure)} of={failureViews} failed={() => <PlainFailure {...failure} />}>
      {({ ActionFailure }) => <ActionFailure error={failure.error} />}
    </Lazy>
  );
  return (
    <>
      {!isWordedByServer && !(field && fields.includes(field)) && shown}
      {children}
      {isWordedByServer && shown}
      <Slowness action={action} />
    </>
  );
}

/** A failure in general words, shown when the code of the failure views cannot be loaded. */
export function PlainFailure({ error }: { error: ProviderError }) {
  const say = useWords(failureMessages);
  return (
    <FieldMessage tone="error">{say(error.type === 'unreachable' ? 'error.unreachable' : 'error.broken')}</FieldMessage>
  );
}

/** Under the control that began an action, once it is slow: "Still working..." and Cancel. */
export function Slowness({ action }: { action: AnyAction }) {
  const state = useAtomValue(action.stateAtom);
  const cancel = useSetAtom(action.cancelAtom);
  if (state.status !== 'pending' || !state.isSlow) return null;
  return (
    <Stack gap="label">
      <StillWorking onCancel={() => cancel()} />
    </Stack>
  );
}

/** The problem of a field: its sentence, and the failure that it reports, so that each failure is announced. */
export interface FieldProblem {
  error?: ReactNode;
  errorCause?: object;
}

/** The problem of one field after the latest attempt, if it has one. `sentences` replace the catalogue's. */
export function useFieldProblem(
  action: AnyAction,
  field: FieldName,
  sentences: Partial<Record<ErrorType, string>> = {},
): FieldProblem {
  const failure = useAtomValue(action.failureAtom);
  const say = useWords(failureMessages);
  if (!failure || fieldOfError(failure.error) !== field) return {};
  const { error } = failure;
  const sentence = sentences[error.type] ?? (
    <Lazy of={failureViews} failed={() => say('error.broken')}>
      {({ FailureSentence }) => <FailureSentence error={error} />}
    </Lazy>
  );
  return { error: sentence, errorCause: failure };
}

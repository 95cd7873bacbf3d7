import { useAtomValue } from 'jotai/react';
import { Banner } from '../../../primitives/banner';
import { fieldOfError, type FieldName, type ProviderError } from '../provider/errors';
import { useErrorSentence } from '../words/error-sentence';
import { serverFieldMessagePart } from '../words/server-message-part';
import type { ActionState, AnyAction } from './action';

/** What an action's failure says, and where. */
export interface ActionProblemProps {
  action: AnyAction;
  /** The fields this form has. A failure that is about one of them is said there, not here. */
  fields?: readonly FieldName[];
}

/** The banner above a form: a failure of the catalogue that is about no field of it. */
export function ActionProblem({ action, fields = [] }: ActionProblemProps) {
  const failure = useFormFailure(action, fields);
  if (!failure || failure.error.type === 'other') return null;
  return <ProblemBanner key={failure.attempt} error={failure.error} />;
}

function ProblemBanner({ error }: { error: ProviderError }) {
  const sentence = useErrorSentence();
  return <Banner tone="error">{sentence(error)}</Banner>;
}

/** Under the form's fields: the server's own sentence, for a failure that the catalogue does not know (spec section 8). */
export function ActionServerMessage({ action, fields = [] }: ActionProblemProps) {
  const failure = useFormFailure(action, fields);
  if (failure?.error.type !== 'other') return null;
  return <serverFieldMessagePart.Part key={failure.attempt} text={failure.error.serverMessage ?? ''} />;
}

/** What is wrong with one field after the latest attempt: a sentence and the attempt's number, or nothing. */
export function useFieldProblem(action: AnyAction, field: FieldName): { error?: string; errorAttempt?: number } {
  const state = useAtomValue(action.stateAtom);
  const sentence = useErrorSentence();
  if (state.status !== 'failed' || fieldOfError(state.error) !== field) return {};
  return { error: sentence(state.error), errorAttempt: state.attempt };
}

function useFormFailure(
  action: AnyAction,
  fields: readonly FieldName[],
): { error: ProviderError; attempt: number } | undefined {
  const state: ActionState = useAtomValue(action.stateAtom);
  if (state.status !== 'failed') return undefined;
  const field = fieldOfError(state.error);
  return field && fields.includes(field) ? undefined : state;
}

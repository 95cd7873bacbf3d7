import { ActionProblem, ActionServerMessage } from '../core/request/action-problem';
import { submitAuthorization } from './authorize';

/** Why the decision could not be sent. */
export function DecisionProblem() {
  return (
    <>
      <ActionProblem action={submitAuthorization} />
      <ActionServerMessage action={submitAuthorization} />
    </>
  );
}

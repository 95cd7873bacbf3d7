import { ActionProblem, ActionServerMessage } from '../core/action/action-problem';
import { autofillAction } from './passkey.failure';
import { authenticatePasskey } from './passkey.sign-in';

/** At the top of Main: what went wrong with a passkey, asked for by the button or chosen in the field. */
export function PasskeyProblem() {
  return (
    <>
      <ActionProblem action={authenticatePasskey} />
      <ActionServerMessage action={authenticatePasskey} />
      <ActionProblem action={autofillAction} />
      <ActionServerMessage action={autofillAction} />
    </>
  );
}

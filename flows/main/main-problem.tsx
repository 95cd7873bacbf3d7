import { useAtomValue } from 'jotai/react';
import { ActionProblem } from '../core/action/action-problem';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { searchUser } from '../password';
import { contactMethodAtom } from './contact-methods';

/** The banner of Main: whatever was begun here and failed, and is about no field that is shown (spec section 2). */
export function MainProblem() {
  const method = useAtomValue(contactMethodAtom);
  const fields = [method === 'email' ? ('email' as const) : ('phone' as const)];
  return (
    <>
      <ActionProblem action={sendMagicLink} fields={fields} />
      <ActionProblem action={sendOtp} fields={fields} />
      <ActionProblem action={searchUser} fields={fields} />
    </>
  );
}

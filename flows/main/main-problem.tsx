import { useAtomValue } from 'jotai/react';
import { Fragment } from 'react';
import { ActionProblem, ActionServerMessage } from '../core/request/action-problem';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { searchUser } from '../password';
import { contactMethodAtom } from './contact-methods';
import { lateActions } from './main.parts';

const contactActions = [sendMagicLink, sendOtp, searchUser];

/** The banner of Main: whatever was begun here and failed, and is about no field that is shown (spec section 2). */
export function MainProblem() {
  const method = useAtomValue(contactMethodAtom);
  const fields = [method === 'email' ? ('email' as const) : ('phone' as const)];
  return (
    <>
      {contactActions.map((action, place) => (
        <ActionProblem key={`${place}`} action={action} fields={fields} />
      ))}
      {lateActions.map((action, place) => (
        <Fragment key={`late ${place}`}>
          <ActionProblem action={action} />
          <ActionServerMessage action={action} />
        </Fragment>
      ))}
    </>
  );
}

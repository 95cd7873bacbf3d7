import { type Account, addEmail, addPhone, type FoundByEmail, type FoundByPhone } from './accounts';
import { type Caller, requireSession } from './caller';
import { ApiError } from './errors';
import type { SdkCall } from './sdk-route';

/** The e-mail address that a code or link is sent to, in an existing account. */
export function emailToSendTo({ project, caller }: SdkCall, address: string): FoundByEmail {
  const found = project.accounts.byEmail(address);
  const account = ownAccount(project, caller);
  if (!account) {
    if (!found) throw new ApiError('email_not_found');
    return found;
  }
  if (found?.account === account) {
    project.newContacts.renew(found.email.email_id);
    return found;
  }
  if (found) throw new ApiError('duplicate_email');
  refuseUnverified(account);
  const email = addEmail(account, address);
  project.newContacts.note(email.email_id);
  return { account, email };
}

/** The telephone number that a code is sent to, in an existing account. */
export function phoneToSendTo({ project, caller }: SdkCall, number: string): FoundByPhone {
  const found = project.accounts.byPhone(number);
  const account = ownAccount(project, caller);
  if (!account) {
    if (!found) throw new ApiError('phone_number_not_found');
    return found;
  }
  if (found?.account === account) {
    project.newContacts.renew(found.phone.phone_id);
    return found;
  }
  if (found) throw new ApiError('duplicate_phone_number');
  refuseUnverified(account);
  const phone = addPhone(account, number);
  project.newContacts.note(phone.phone_id);
  return { account, phone };
}

/** Refuses a new contact to a user who has an address that is not verified. */
function refuseUnverified({ user }: Account): void {
  if (user.emails.some(({ verified }) => !verified)) throw new ApiError('too_many_unverified_factors');
}

function ownAccount(project: SdkCall['project'], caller: Caller): Account | undefined {
  return caller.live ? requireSession(project, caller).account : undefined;
}

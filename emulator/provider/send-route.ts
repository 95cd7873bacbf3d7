import { requireSession } from './caller';
import { readEmail } from './email-address';
import { ApiError } from './errors';
import type { OperationName } from './operation-names';
import { readPhoneNumber } from './phone-number';
import { type Route, type SdkCall, sdkRoute } from './sdk-route';
import { requireStrongSession } from './strong-session';
import type { User } from './user';

/** The member of a body that names the contact. */
type ContactMember = 'email' | 'phone_number';

/** The two addresses of a send to existing users: `primary` for a signed-out user, `secondary` for a signed-in one. */
export const sendRoutes = (
  operation: OperationName,
  path: string,
  member: ContactMember,
  answer: (call: SdkCall) => object,
): readonly Route[] =>
  (['primary', 'secondary'] as const).map((place) =>
    sdkRoute(operation, 'POST', `${path}/${place}`, (call) => {
      const { project, caller, body } = call;
      if (place === 'secondary') requireSession(project, caller);
      // A contact that the user does not have would be added, so the multi-factor rule is before any mistake of the call.
      if (caller.live && !hasContact(requireSession(project, caller).account.user, member, body.values[member]))
        requireStrongSession(project, caller);
      return answer(call);
    }),
  );

function hasContact({ emails, phone_numbers }: User, member: ContactMember, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const contact = readOrUndefined(given, member === 'email' ? readEmail : readPhoneNumber);
  return emails.some(({ email }) => email === contact) || phone_numbers.some((one) => one.phone_number === contact);
}

function readOrUndefined(given: string, read: (given: string) => string): string | undefined {
  try {
    return read(given);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

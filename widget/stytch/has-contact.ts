import { isRecord } from '../../flows/core/provider/record';

/** Tells whether an address or a number is one that a user has proven to be theirs; undefined without a user. */
export function hasContact(user: unknown, contact: string): boolean | undefined {
  if (!isRecord(user)) return undefined;
  const wanted = contact.trim().toLowerCase();
  return [user['emails'], user['phone_numbers']].flat().some((entry: unknown) => {
    if (!isRecord(entry) || entry['verified'] !== true) return false;
    return [entry['email'], entry['phone_number']].some((value) => String(value).toLowerCase() === wanted);
  });
}

import { hashOf } from '../../../tokens/hash';
import { recall, remember } from './device-memory';
import { isUnexpired, longestMemory, parseEntry } from './stored-entry';

/** A text about one user that this device remembers for 30 days, under a digest in place of the user's id. */
export interface UserMemory {
  /** Reads the text; undefined if there is none, or it has expired. */
  read(userId: string): string | undefined;
  /** Keeps a text for 30 days from now, or forgets it. */
  write(userId: string, text: string | undefined): void;
}

/** The names of these memories. `removeExpiredEntries` recognises them by how they begin. */
export type UserMemoryName =
  | 'passkey_made'
  | 'passkey_place'
  | 'passkey_unverified'
  | 'passkey_offer_declined'
  | 'second_factor_declined';

/** The memory of this name, for any user. */
export function userMemory(name: UserMemoryName): UserMemory {
  const keyOf = (userId: string) => `${name}:${digest(userId)}`;
  return {
    read: (userId) => {
      const entry = parseEntry(recall(keyOf(userId)));
      return isUnexpired(entry) && 'text' in entry && typeof entry.text === 'string' ? entry.text : undefined;
    },
    write: (userId, text) =>
      remember(
        keyOf(userId),
        text === undefined ? undefined : JSON.stringify({ text, until: Date.now() + longestMemory }),
      ),
  };
}

/** The memory that a user answered "Not now" to an offer on this device within 30 days. */
export function declinedMemory(name: Extract<UserMemoryName, `${string}_declined`>) {
  const memory = userMemory(name);
  return {
    /** Tells whether this user did. */
    isSet: (userId: string): boolean => memory.read(userId) !== undefined,
    // Stryker disable next-line StringLiteral: only whether there is a text is read
    set: (userId: string): void => memory.write(userId, ''),
  };
}

/** The digest of an id, eight digits long: enough to tell the users of one device apart, and too short to name one. */
export const digest = (id: string): string => hashOf(id).toString(16).padStart(8, '0');

import { hashOf } from '../../../tokens/hash';
import { recall, remember } from './device-memory';
import { isAlive, longestMemory, parseNote } from './note';

/** A note on this device about one user, kept for 30 days: under a digest in place of the user's id. */
export interface UserNote {
  /** Reads its text; undefined if there is none, or it has expired. */
  read(userId: string): string | undefined;
  /** Keeps a text for 30 days from now, or forgets it. */
  write(userId: string, text: string | undefined): void;
}

/** The names of the notes about one user. `sweepNotes` recognises them by how they begin. */
export type UserNoteName =
  | 'passkey_made'
  | 'passkey_place'
  | 'passkey_unverified'
  | 'passkey_offer_declined'
  | 'second_factor_declined';

/** Makes the note of this name. */
export function userNote(name: UserNoteName): UserNote {
  const keyOf = (userId: string) => `${name}:${digest(userId)}`;
  return {
    read: (userId) => {
      const note = parseNote(recall(keyOf(userId)));
      return isAlive(note) && 'text' in note && typeof note.text === 'string' ? note.text : undefined;
    },
    write: (userId, text) =>
      remember(
        keyOf(userId),
        text === undefined ? undefined : JSON.stringify({ text, until: Date.now() + longestMemory }),
      ),
  };
}

/** The note that a user said "Not now" to an offer on this device within 30 days. */
export function declinedNote(name: Extract<UserNoteName, `${string}_declined`>) {
  const note = userNote(name);
  return {
    /** Tells whether this user said it. */
    isSet: (userId: string): boolean => note.read(userId) !== undefined,
    // Stryker disable next-line StringLiteral: only whether there is a note is read
    set: (userId: string): void => note.write(userId, ''),
  };
}

/** The digest of an id, eight digits long: enough to tell the users of one device apart, and too short to name one. */
export const digest = (id: string): string => hashOf(id).toString(16).padStart(8, '0');

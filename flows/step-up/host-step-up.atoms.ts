import { atom } from 'jotai/vanilla';

/** The strength that you require of a session. */
export interface WantedStrength {
  /** The greatest age of the session's newest factor, in minutes. Default 60. */
  maxAgeMinutes?: number;
  /** The number of groups (email, phone, device) that the session must have factors of. Default 1. */
  groups?: 1 | 2;
}

/** The options of the mount beside the common ones. */
export interface WantedStrengthOptions {
  /** The strength that the session must have. If it has that already, the mount completes at once. */
  stepUpOptions?: WantedStrength;
}

/** The strength that the host of this mount wants. */
export const wantedStrengthAtom = atom<WantedStrength>({});

/** The account that this mount began with: the proof of another one is none. */
export const accountAtom = atom<string | undefined>(undefined);

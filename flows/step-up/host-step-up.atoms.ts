import { atom } from 'jotai/vanilla';

/** The strength that a host wants of a session. */
export interface WantedStrength {
  /** The minutes within which a factor of the session was proved. Default 60. */
  maxAgeMinutes?: number;
  /** The number of groups (email, phone, device) that the session holds a factor of. Default 1. */
  groups?: 1 | 2;
}

/** The options of the mount beside the common ones. */
export interface WantedStrengthOptions {
  /** The strength that the session must have. A session that has it already completes at once. */
  stepUpOptions?: WantedStrength;
}

/** The strength that the host of this mount wants. */
export const wantedStrengthAtom = atom<WantedStrength>({});

/** The account that this mount began with: the proof of another one is none. */
export const accountAtom = atom<string | undefined>(undefined);

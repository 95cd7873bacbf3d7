import { base32 } from '@scure/base';
import type { Clock } from '../clock';
import { newId } from '../ids';
import type { Memory } from '../memory/memory';
import { codeOfStep, stepAt, stepSeconds } from './time-code';
import { newRecoveryCodes } from './recovery-codes';

/** An authenticator app of a user, with its secrets. */
export interface Totp {
  readonly totpId: string;
  readonly userId: string;
  /** In base32, as a user types it into an app. */
  readonly secret: string;
  /** The unused recovery codes. */
  readonly recoveryCodes: string[];
  /** The deadline for its first code, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The time steps whose codes were used. */
  readonly usedSteps: number[];
}

/** The parts of an authenticator app that are not generated. */
export interface GivenTotp {
  readonly totpId?: string;
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
}

/** The result of checking a code. */
export type CodeCheck = 'right' | 'used' | 'wrong';

/** The authenticator apps of a project. */
export interface Totps {
  create(userId: string, minutes: number, given?: GivenTotp): Totp;
  byId(totpId: string): Totp | undefined;
  ofUser(userId: string): Totp | undefined;
  forget(totpId: string): void;
  /** Checks a code against the current time step, the one before and the one after; a correct one is spent. */
  check(totp: Totp, code: string): Promise<CodeCheck>;
  /** The current code, and the seconds for which it remains valid. */
  code(totp: Totp): Promise<{ code: string; secondsLeft: number }>;
}

/** The authenticator apps in a memory. */
export function createTotps(clock: Clock, memory: Memory): Totps {
  const totps = memory.map<Totp>('totps', {
    totpId: '',
    userId: '',
    secret: '',
    recoveryCodes: [''],
    expiresAt: 0,
    usedSteps: [0],
  });
  return {
    create(
      userId,
      minutes,
      { totpId = newId('totp'), secret = newTotpSecret(), recoveryCodes = newRecoveryCodes() } = {},
    ) {
      const totp: Totp = {
        totpId,
        userId,
        secret,
        recoveryCodes: [...recoveryCodes],
        expiresAt: clock.now() + minutes * 60_000,
        usedSteps: [],
      };
      totps.set(totp.totpId, totp);
      return totp;
    },
    byId: (totpId) => totps.get(totpId),
    ofUser: (userId) => [...totps.values()].find((totp) => totp.userId === userId),
    forget: (totpId) => void totps.delete(totpId),
    async check({ secret, usedSteps }, code) {
      const step = stepAt(clock.now());
      const near = [step - 1, step, step + 1];
      const codes = await Promise.all(near.map((one) => codeOfStep(bytesOf(secret), one)));
      const matching = near.filter((_, index) => codes[index] === code);
      if (matching.length === 0) return 'wrong';
      const unused = matching.find((one) => !usedSteps.includes(one));
      if (unused === undefined) return 'used';
      usedSteps.push(unused);
      return 'right';
    },
    async code({ secret }) {
      const moment = clock.now();
      const secondsLeft = stepSeconds - (Math.floor(moment / 1_000) % stepSeconds);
      return { code: await codeOfStep(bytesOf(secret), stepAt(moment)), secondsLeft };
    },
  };
}

/** A new secret of 160 bits: 32 characters of base32. */
export const newTotpSecret = (): string => base32.encode(crypto.getRandomValues(new Uint8Array(20)));

const bytesOf = (secret: string) => Uint8Array.from(base32.decode(secret));

/** Tells whether a text is base32 that encodes a secret. */
export function isTotpSecret(secret: string): boolean {
  try {
    return base32.decode(secret).length > 0;
  } catch {
    return false;
  }
}

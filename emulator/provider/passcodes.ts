import type { Clock } from './clock';
import { newPasscode } from './ids';
import type { Memory } from './memory/memory';

/** The channel of a passcode. */
export type Channel = 'email' | 'sms' | 'whatsapp';

interface Passcode {
  readonly code: string;
  readonly channel: Channel;
  readonly expiresAt: number;
  isUsed: boolean;
}

/** The result of a check: the channel of a right code, or the reason of the refusal. */
export type Redemption = { readonly channel: Channel } | 'wrong' | 'spent';

/** The newest passcode of each address and number. */
export interface Passcodes {
  /** Creates a code for an address or number; an earlier one becomes invalid. */
  issue(methodId: string, channel: Channel, minutes: number): string;
  /** Spends a code. A right code that has expired or was used is `spent`. */
  redeem(methodId: string, code: string): Redemption;
}

/** The codes in a memory. */
export function createPasscodes(clock: Clock, memory: Memory): Passcodes {
  const passcodes = memory.map<Passcode>('passcodes', { code: '', channel: '', expiresAt: 0, isUsed: true });
  return {
    issue(methodId, channel, minutes) {
      const code = newPasscode();
      passcodes.set(methodId, { code, channel, expiresAt: clock.now() + minutes * 60_000, isUsed: false });
      return code;
    },
    redeem(methodId, code) {
      const passcode = passcodes.get(methodId);
      if (passcode?.code !== code) return 'wrong';
      if (passcode.isUsed || passcode.expiresAt <= clock.now()) return 'spent';
      passcode.isUsed = true;
      return { channel: passcode.channel };
    },
  };
}

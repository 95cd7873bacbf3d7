import type { Clock } from './clock';
import { newPasscode } from './ids';
import type { Memory } from './memory/memory';

/** The channel of a passcode. */
export type Channel = 'email' | 'sms' | 'whatsapp';

interface Passcode {
  readonly code: string;
  readonly channel: Channel;
  readonly expiresAt: number;
}

/** The valid passcodes: only the newest for each address and number. */
export interface Passcodes {
  /** Creates a code for an address or number; an earlier one becomes invalid. */
  issue(methodId: string, channel: Channel, minutes: number): string;
  /** Spends a code, and returns its channel; undefined when it is wrong, expired or used. */
  redeem(methodId: string, code: string): Channel | undefined;
}

/** The codes in a memory. */
export function createPasscodes(clock: Clock, memory: Memory): Passcodes {
  const passcodes = memory.map<Passcode>('passcodes');
  return {
    issue(methodId, channel, minutes) {
      const code = newPasscode();
      passcodes.set(methodId, { code, channel, expiresAt: clock.now() + minutes * 60_000 });
      return code;
    },
    redeem(methodId, code) {
      const passcode = passcodes.get(methodId);
      if (passcode?.code !== code || passcode.expiresAt <= clock.now()) return undefined;
      passcodes.delete(methodId);
      return passcode.channel;
    },
  };
}

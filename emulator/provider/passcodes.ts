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

/** The passcodes that wait to be typed: for each address and number, the newest alone. */
export interface Passcodes {
  /** Makes a code for an address or number; an earlier one stops working. */
  issue(methodId: string, channel: Channel, minutes: number): string;
  /** Uses a code up, and says how it travelled; undefined when it is wrong, expired or used. */
  redeem(methodId: string, code: string): Channel | undefined;
}

/** The codes that a memory has. */
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

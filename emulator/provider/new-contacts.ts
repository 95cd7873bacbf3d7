import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Memory } from './memory/memory';

const confirmWithin = 5 * 60_000;

/** The addresses and numbers that a signed-in user has added and not verified yet. */
export interface NewContacts {
  /** Records one by its id. It is removed unless it is verified in time. */
  note(id: string): void;
  /** Counts the time of one from now, because another message was sent to it. */
  renew(id: string): void;
  /** Tells whether an id is of one that will be removed unless it is verified. */
  isTemporary(id: string): boolean;
  /** Removes the expired ones. */
  sweep(): void;
}

/** The new addresses and numbers in a memory. */
export function createNewContacts(accounts: Accounts, clock: Clock, memory: Memory): NewContacts {
  const noted = memory.map<number>('new-contacts', 0);
  const isVerified = (id: string) =>
    accounts.byEmailId(id)?.email.verified ?? accounts.byPhoneId(id)?.phone.verified ?? false;
  const note = (id: string) => void noted.set(id, clock.now() + confirmWithin);
  const isTemporary = (id: string) => noted.has(id) && !isVerified(id);
  return {
    note,
    renew(id) {
      if (isTemporary(id)) note(id);
    },
    isTemporary,
    sweep() {
      for (const [id, expiresAt] of noted) {
        if (expiresAt > clock.now()) continue;
        noted.delete(id);
        const byEmail = accounts.byEmailId(id);
        if (byEmail && !byEmail.email.verified) drop(byEmail.account.user.emails, byEmail.email);
        const byPhone = accounts.byPhoneId(id);
        if (byPhone && !byPhone.phone.verified) drop(byPhone.account.user.phone_numbers, byPhone.phone);
      }
    },
  };
}

const drop = <One>(list: One[], one: One) => void list.splice(list.indexOf(one), 1);

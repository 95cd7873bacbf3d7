import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Memory } from './memory/memory';

const confirmWithin = 5 * 60_000;

/** The addresses and numbers that a signed-in user has added, and not confirmed yet. */
export interface NewContacts {
  /** Records one by its id; it is removed unless it is confirmed in time. */
  note(id: string): void;
  /** Takes those away whose time is over. */
  sweep(): void;
}

/** The new addresses and numbers that a memory has. */
export function createNewContacts(accounts: Accounts, clock: Clock, memory: Memory): NewContacts {
  const noted = memory.map<number>('new-contacts');
  return {
    note: (id) => void noted.set(id, clock.now() + confirmWithin),
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

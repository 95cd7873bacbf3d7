import { type Account, addEmail, addPhone, type FoundByEmail, type FoundByPhone } from './accounts';
import type { Project } from './project';

/** The newness of an account: a user who has never signed in is new. */
interface Newness {
  readonly isNew: boolean;
}

/** The account of an address, created if there is none. */
export function findOrCreateByEmail(project: Project, address: string, asPending = false): FoundByEmail & Newness {
  const found = project.accounts.byEmail(address);
  if (found) return { ...found, isNew: isPending(found.account) };
  const account = project.accounts.create(asPending ? 'pending' : 'active');
  return { account, email: addEmail(account, address), isNew: true };
}

/** The account of a telephone number, created if there is none. */
export function findOrCreateByPhone(project: Project, number: string): FoundByPhone {
  const found = project.accounts.byPhone(number);
  if (found) return found;
  const account = project.accounts.create();
  return { account, phone: addPhone(account, number) };
}

const isPending = ({ user }: Account) => user.status === 'pending';

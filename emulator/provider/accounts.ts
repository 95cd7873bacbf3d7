import type { Clock } from './clock';
import { newId } from './ids';
import type { Memory } from './memory/memory';
import type { PasswordHash } from './passwords/hash';
import type { User, UserEmail, UserPhoneNumber } from './user';

/** A user, with the data that the interface never returns. */
export interface Account {
  readonly user: User;
  passwordHash?: PasswordHash;
  /** Wrong codes and passwords since the last success. */
  failedAttempts: number;
  /** Milliseconds since 1970; in the past when the account is not locked. */
  lockedUntil: number;
  /** Custom scopes that the user may grant to an application. */
  readonly grantableScopes: string[];
}

/** An account found by one of its addresses. */
export interface FoundByEmail {
  readonly account: Account;
  readonly email: UserEmail;
}

/** An account found by one of its telephone numbers. */
export interface FoundByPhone {
  readonly account: Account;
  readonly phone: UserPhoneNumber;
}

/** The users of a project. */
export interface Accounts {
  create(status?: User['status']): Account;
  /** Prepares a user who is not one of the project until `add`. */
  prepare(status?: User['status']): Account;
  add(account: Account): void;
  /** Oldest first. */
  list(): readonly Account[];
  byId(userId: string): Account | undefined;
  find(matches: (account: Account) => boolean): Account | undefined;
  byEmail(address: string): FoundByEmail | undefined;
  byPhone(number: string): FoundByPhone | undefined;
  byEmailId(emailId: string): FoundByEmail | undefined;
  byPhoneId(phoneId: string): FoundByPhone | undefined;
}

/** The parts of a stored account without which calls would fail. */
const example = {
  user: {
    user_id: '',
    created_at: '',
    name: { first_name: '' },
    emails: [{ email_id: '', email: '', verified: true }],
    phone_numbers: [{ phone_id: '', phone_number: '', verified: true }],
    providers: [{ provider_type: '' }],
    password: null,
    webauthn_registrations: [{ webauthn_registration_id: '' }],
    biometric_registrations: [],
    totps: [{ totp_id: '' }],
    crypto_wallets: [{ crypto_wallet_id: '' }],
    untrusted_metadata: {},
    roles: [''],
  },
  failedAttempts: 0,
  lockedUntil: 0,
  grantableScopes: [''],
};

/** The users in a memory. */
export function createAccounts(clock: Clock, memory: Memory): Accounts {
  const accounts = memory.map<Account>('accounts', example);

  function findEmail(matches: (email: UserEmail) => boolean): FoundByEmail | undefined {
    for (const account of accounts.values()) {
      const email = account.user.emails.find(matches);
      if (email) return { account, email };
    }
    return undefined;
  }

  function findPhone(matches: (phone: UserPhoneNumber) => boolean): FoundByPhone | undefined {
    for (const account of accounts.values()) {
      const phone = account.user.phone_numbers.find(matches);
      if (phone) return { account, phone };
    }
    return undefined;
  }

  const prepare = (status: User['status'] = 'active'): Account => ({
    user: newUser(clock, status),
    failedAttempts: 0,
    lockedUntil: 0,
    grantableScopes: [],
  });
  const add = (account: Account) => void accounts.set(account.user.user_id, account);

  return {
    create(status) {
      const account = prepare(status);
      add(account);
      return account;
    },
    prepare,
    add,
    list: () => [...accounts.values()],
    byId: (userId) => accounts.get(userId),
    find: (matches) => [...accounts.values()].find(matches),
    byEmail: (address) => findEmail(({ email }) => email === address),
    byPhone: (number) => findPhone(({ phone_number }) => phone_number === number),
    byEmailId: (emailId) => findEmail(({ email_id }) => email_id === emailId),
    byPhoneId: (phoneId) => findPhone(({ phone_id }) => phone_id === phoneId),
  };
}

/** Adds an unverified e-mail address to an account. */
export function addEmail(account: Account, address: string): UserEmail {
  const email = { email_id: newId('email'), email: address, verified: false };
  account.user.emails.push(email);
  return email;
}

/** Adds an unverified telephone number to an account. */
export function addPhone(account: Account, number: string): UserPhoneNumber {
  const phone = { phone_id: newId('phone-number'), phone_number: number, verified: false };
  account.user.phone_numbers.push(phone);
  return phone;
}

const newUser = (clock: Clock, status: User['status']): User => ({
  user_id: newId('user'),
  created_at: clock.timestamp(),
  status,
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: [],
  phone_numbers: [],
  providers: [],
  password: null,
  webauthn_registrations: [],
  biometric_registrations: [],
  totps: [],
  crypto_wallets: [],
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: ['stytch_user'],
});

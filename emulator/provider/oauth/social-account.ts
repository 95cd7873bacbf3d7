import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { findOrCreateByEmail } from '../find-or-create';
import { newId } from '../ids';
import type { Project } from '../project';
import type { User, UserProvider } from '../user';
import type { OAuthFlow } from './flow';
import { hasAddresses, isOfType, nameOf } from './providers';

/** The account of a social provider that a user chose: one with an address, or one that has only a username. */
export type SocialAccount = { readonly email: string } | { readonly handle: string };

/** The user of a social account. */
interface Owner {
  readonly user: User;
  /** The account in the user's list. */
  readonly registration: UserProvider;
  /** The id of the address that the account proves; empty without one. */
  readonly emailId: string;
  readonly isNew: boolean;
}

/** Reads the account from the form of the stand-in. */
export function readSocialAccount(form: URLSearchParams, type: string): SocialAccount {
  if (hasAddresses(type) && !form.has('handle')) return { email: readEmail(form.get('email') ?? '') };
  const handle = (form.get('handle') ?? '').trim();
  if (!/^\S{1,64}$/.test(handle)) {
    throw new ApiError('bad_request', 'The account must be a username of 1 to 64 characters, without spaces.');
  }
  return { handle };
}

/** The user of a social account, created if there is none; undefined when another user has the account. */
export function findOrCreateOwner(project: Project, flow: OAuthFlow, account: SocialAccount): Owner | undefined {
  return 'email' in account ? ownerByEmail(project, flow, account.email) : ownerByHandle(project, flow, account.handle);
}

function ownerByEmail(project: Project, { type, attachTo }: OAuthFlow, address: string): Owner | undefined {
  const found = attachTo === undefined ? findOrCreateByEmail(project, address) : attached(project, attachTo, address);
  if (!found) return undefined;
  const { user } = found.account;
  const registration = user.providers.find((one) => isOfType(one, type)) ?? addProvider(user, type, user.user_id);
  return { user, registration, emailId: found.email?.email_id ?? '', isNew: found.isNew };
}

/** The user who attaches an account with an address, unless another user has that address. */
function attached({ accounts }: Project, userId: string, address: string) {
  const account = accounts.byId(userId);
  const holder = accounts.byEmail(address);
  if (!account || (holder?.account ?? account) !== account) return undefined;
  return { account, email: holder?.email ?? account.user.emails[0], isNew: false };
}

function ownerByHandle({ accounts }: Project, { type, attachTo }: OAuthFlow, handle: string): Owner | undefined {
  const isSame = (one: UserProvider) => isOfType(one, type) && one.provider_subject === subjectOf(type, handle);
  const holder = accounts.find(({ user }) => user.providers.some(isSame));
  const attaching = attachTo === undefined ? undefined : accounts.byId(attachTo);
  if (attachTo !== undefined && (!attaching || (holder ?? attaching) !== attaching)) return undefined;
  const { user } = holder ?? attaching ?? accounts.create();
  const registration = user.providers.find(isSame) ?? addProvider(user, type, handle);
  return { user, registration, emailId: '', isNew: !holder && !attaching };
}

/** Adds an account of a provider to a user. */
export function addProvider(user: User, type: string, name: string): UserProvider {
  const registration = {
    oauth_user_registration_id: newId('oauth-user'),
    provider_subject: subjectOf(type, name),
    provider_type: nameOf(type),
    profile_picture_url: '',
    locale: 'en',
  };
  user.providers.push(registration);
  return registration;
}

const subjectOf = (type: string, name: string) => `${type}-${name}`;

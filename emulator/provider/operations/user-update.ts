import { ApiError } from '../errors';
import type { Fields } from '../fields';
import { mergedMetadata } from '../metadata';
import { sdkRoute } from '../sdk-route';
import { requireStrongSession } from '../strong-session';
import type { User } from '../user';

const authMethods = ['emails', 'phone_numbers', 'crypto_wallets', 'providers', 'password', 'totps'];

const nameParts = ['first_name', 'middle_name', 'last_name'] as const;

/** Changes the caller's name and untrusted metadata. With one part of a name, the omitted ones are emptied. */
export const userUpdate = sdkRoute('user.update', 'PUT', '/users/me', ({ project, caller, body }) => {
  const { user } = requireStrongSession(project, caller).account;
  if (authMethods.some((name) => name in body.values)) throw new ApiError('update_user_auth_method_not_allowed');
  if ('trusted_metadata' in body.values) throw new ApiError('cannot_update_trusted_metadata');
  const name = readName(body);
  const metadata = mergedMetadata(user.untrusted_metadata, body.optionalRecord('untrusted_metadata') ?? {});
  if (name) user.name = name;
  user.untrusted_metadata = metadata;
  const { user_id, emails, phone_numbers, crypto_wallets } = user;
  return { user_id, emails, phone_numbers, crypto_wallets, __user: user };
});

/** The name of a call; undefined without any of its parts, so that the name stays. */
function readName(body: Fields): User['name'] | undefined {
  const given = body.optionalFields('name');
  const [first_name, middle_name, last_name] = nameParts.map((part) => given?.optionalString(part));
  if ([first_name, middle_name, last_name].every((part) => part === undefined)) return undefined;
  return { first_name: first_name ?? '', middle_name: middle_name ?? '', last_name: last_name ?? '' };
}

import { ApiError } from '../errors';
import { sdkRoute } from '../sdk-route';
import { requireStrongSession } from '../strong-session';

const authMethods = ['emails', 'phone_numbers', 'crypto_wallets', 'providers', 'password', 'totps'];

/** Changes the caller's name and untrusted metadata. An omitted part of a name is emptied. */
export const userUpdate = sdkRoute('user.update', 'PUT', '/users/me', ({ project, caller, body }) => {
  const { user } = requireStrongSession(project, caller).account;
  if (authMethods.some((name) => name in body.values)) throw new ApiError('update_user_auth_method_not_allowed');
  if ('trusted_metadata' in body.values) throw new ApiError('cannot_update_trusted_metadata');
  const name = body.optionalFields('name');
  const metadata = body.optionalRecord('untrusted_metadata');
  if (name) {
    user.name = {
      first_name: name.optionalString('first_name') ?? '',
      middle_name: name.optionalString('middle_name') ?? '',
      last_name: name.optionalString('last_name') ?? '',
    };
  }
  if (metadata) user.untrusted_metadata = { ...user.untrusted_metadata, ...metadata };
  const { user_id, emails, phone_numbers, crypto_wallets } = user;
  return { user_id, emails, phone_numbers, crypto_wallets, __user: user };
});

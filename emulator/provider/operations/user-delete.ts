import { requireSession } from '../caller';
import { ApiError, type ErrorType } from '../errors';
import { isId } from '../ids';
import type { OperationName } from '../operation-names';
import type { Project } from '../project';
import { type Route, sdkRoute } from '../sdk-route';
import { requireStrongSession } from '../strong-session';
import type { User } from '../user';

/** A kind of factor that a user may delete, under the multi-factor rule unless it is exempt. */
interface Kind {
  readonly operation: OperationName;
  /** The name of the list in the address. */
  readonly path: string;
  /** The form of its ids, and the error for any other. The client knows no such error of a number's id. */
  readonly form?: { readonly kind: string; readonly malformed: ErrorType };
  readonly missing: ErrorType;
  readonly isExempt?: true;
  /** The deletion of the factor with this id; undefined where the user has none. */
  removal(user: User, id: string, project: Project): (() => void) | undefined;
}

const kinds: readonly Kind[] = [
  {
    operation: 'user.deleteEmail',
    path: 'emails',
    form: { kind: 'email', malformed: 'invalid_email_id' },
    missing: 'email_not_found',
    removal: (user, id, project) =>
      unlessLast(
        user,
        id,
        project,
        removed(user.emails, ({ email_id }) => email_id === id),
      ),
  },
  {
    operation: 'user.deletePhoneNumber',
    path: 'phone_numbers',
    missing: 'phone_number_not_found',
    removal: (user, id, project) =>
      unlessLast(
        user,
        id,
        project,
        removed(user.phone_numbers, ({ phone_id }) => phone_id === id),
      ),
  },
  {
    operation: 'user.deleteTOTP',
    path: 'totps',
    form: { kind: 'totp', malformed: 'invalid_totp_id' },
    missing: 'totp_not_found',
    removal: (user, id, { totps }) =>
      removed(
        user.totps,
        ({ totp_id }) => totp_id === id,
        () => totps.forget(id),
      ),
  },
  {
    operation: 'user.deleteOAuthRegistration',
    path: 'oauth',
    form: { kind: 'oauth-user', malformed: 'invalid_oauth_user_registration_id' },
    missing: 'oauth_user_registration_not_found',
    removal: (user, id, project) =>
      unlessLast(
        user,
        id,
        project,
        removed(user.providers, (one) => one.oauth_user_registration_id === id),
      ),
  },
  {
    operation: 'user.deleteCryptoWallet',
    path: 'crypto_wallets',
    form: { kind: 'crypto-wallet', malformed: 'invalid_crypto_wallet_id' },
    missing: 'crypto_wallet_not_found',
    removal: (user, id) => removed(user.crypto_wallets, ({ crypto_wallet_id }) => crypto_wallet_id === id),
  },
  {
    operation: 'user.deleteWebauthnRegistration',
    path: 'webauthn_registrations',
    form: { kind: 'webauthn-registration', malformed: 'invalid_webauthn_registration_id' },
    missing: 'webauthn_registration_not_found',
    removal: (user, id, { passkeys }) =>
      removed(
        user.webauthn_registrations,
        (one) => one.webauthn_registration_id === id,
        () => passkeys.forget(id),
      ),
  },
  {
    operation: 'user.deleteBiometricRegistration',
    path: 'biometric_registrations',
    form: { kind: 'biometric-registration', malformed: 'invalid_biometric_registration_id' },
    missing: 'biometric_registration_not_found',
    // Only apps on a telephone make one. Neither Stytch's types nor its documentation name this call for the rule.
    isExempt: true,
    removal: (user, id) => removed(user.biometric_registrations, (one) => one.biometric_registration_id === id),
  },
];

/** The calls that delete a factor of the caller. */
export const userDeletes: readonly Route[] = kinds.map(({ operation, path, form, missing, isExempt, removal }) =>
  sdkRoute(operation, 'DELETE', `/users/${path}/:id`, ({ project, caller, params }) => {
    // The rule is checked before the id, so that the id of another user cannot be distinguished from an unknown one.
    const { user } = (isExempt ? requireSession : requireStrongSession)(project, caller).account;
    const id = params['id'] ?? '';
    if (form && !isId(form.kind, id)) throw new ApiError(form.malformed);
    const remove = removal(user, id, project);
    if (!remove) throw new ApiError(missing);
    remove();
    return { user_id: user.user_id, user, __user: user };
  }),
);

function removed<One>(list: One[], isMeant: (one: One) => boolean, forget = () => {}): (() => void) | undefined {
  const at = list.findIndex(isMeant);
  if (at === -1) return undefined;
  return () => {
    list.splice(at, 1);
    forget();
  };
}

/**
 * A user's last address, number or social provider is not deleted, because without it they could not sign in again. One
 * that will be removed unless it is verified does not count.
 */
function unlessLast(
  { emails, phone_numbers, providers }: User,
  id: string,
  { newContacts }: Project,
  remove: (() => void) | undefined,
): (() => void) | undefined {
  const contacts = [
    ...emails.map(({ email_id }) => email_id),
    ...phone_numbers.map(({ phone_id }) => phone_id),
    ...providers.map(({ oauth_user_registration_id }) => oauth_user_registration_id),
  ];
  if (contacts.some((one) => one !== id && !newContacts.isTemporary(one))) return remove;
  return (
    remove &&
    (() => {
      throw new ApiError('cannot_delete_last_primary_factor');
    })
  );
}

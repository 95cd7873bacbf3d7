import { isRecord, isText } from '../../flows/core/provider/record';
import type { FactorGroup, HeldFactor, OwnFactors } from '../../flows/core/provider/step-up-calls';

const groups: Readonly<Record<string, FactorGroup>> = {
  email: 'email',
  embedded: 'email',
  sms: 'phone',
  whatsapp: 'phone',
  webauthn_registration: 'device',
  authenticator_app: 'device',
  recovery_code: 'device',
};

/** The group of a factor by its delivery method; undefined for one without a group. */
export function factorGroup(deliveryMethod: unknown): FactorGroup | undefined {
  if (typeof deliveryMethod !== 'string') return undefined;
  // Another application's access token is no account with a social provider.
  if (deliveryMethod.startsWith('oauth_'))
    return deliveryMethod === 'oauth_access_token_exchange' ? undefined : 'email';
  return Object.hasOwn(groups, deliveryMethod) ? groups[deliveryMethod] : undefined;
}

/** Parses a moment, in milliseconds since 1970. */
function momentOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Reads the factors of a session. */
export function heldFactors(session: unknown): readonly HeldFactor[] {
  const factors = isRecord(session) ? session['authentication_factors'] : undefined;
  if (!Array.isArray(factors)) return [];
  return factors.filter(isRecord).map(({ delivery_method, last_authenticated_at }) => {
    const method = typeof delivery_method === 'string' ? delivery_method : '';
    const group = factorGroup(method);
    const provenAt = momentOf(last_authenticated_at);
    return { method, ...(group && { group }), ...(provenAt !== undefined && { provenAt }) };
  });
}

/**
 * Reads the factors of the signed-in user; undefined without one. `isUserVerified` is the user verification of the
 * passkey that was used on this page, if one was.
 */
export function ownFactorsOf(user: unknown, session: unknown, isUserVerified?: boolean): OwnFactors | undefined {
  if (!isRecord(user) || !isText(user['user_id'])) return undefined;
  const list = (name: string) => {
    const entries: unknown = user[name];
    return Array.isArray(entries) ? entries.filter(isRecord) : [];
  };
  const confirmed = (name: string) => list(name).filter(({ verified }) => verified === true);
  const texts = (entries: readonly Readonly<Record<string, unknown>>[], member: string) =>
    entries.map((entry) => entry[member]).filter(isText);
  const hasPassword = isRecord(user['password']);
  const emails = texts(confirmed('emails'), 'email');
  // A sign-up with a password confirms no address. Without this one, such a user could not confirm who they are.
  const passwordEmails = hasPassword ? texts(list('emails'), 'email').slice(0, 1) : [];
  const answeredAt = isRecord(session) ? momentOf(session['last_accessed_at']) : undefined;
  return {
    userId: user['user_id'],
    emails: emails.length > 0 ? emails : passwordEmails,
    phones: texts(confirmed('phone_numbers'), 'phone_number'),
    socials: texts(list('providers'), 'provider_type').map((type) => type.toLowerCase()),
    hasPasskey: confirmed('webauthn_registrations').length > 0,
    hasAuthenticatorApp: confirmed('totps').length > 0,
    hasPassword,
    held: heldFactors(session).map((factor) =>
      factor.method === 'webauthn_registration' && isUserVerified !== undefined
        ? { ...factor, isUserVerified }
        : factor,
    ),
    ...(answeredAt !== undefined && { answeredAt }),
  };
}

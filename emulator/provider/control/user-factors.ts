import {
  emailFactor,
  type NewFactor,
  passwordFactor,
  phoneFactor,
  recoveryCodeFactor,
  totpFactor,
  webauthnFactor,
} from '../factors';
import type { Fields } from '../fields';
import { newId } from '../ids';
import type { Project } from '../project';
import { isRecoveryCode } from '../totp/recovery-codes';
import { type GivenTotp, isTotpSecret } from '../totp/totps';
import type { User } from '../user';
import { ControlError } from './control-error';

/** The names by which a tester specifies the factors of a session. */
const factors: Readonly<Record<string, (user: User) => NewFactor | undefined>> = {
  email_magic_link: ({ emails: [email] }) => email && emailFactor('magic_link', email),
  email_otp: ({ emails: [email] }) => email && emailFactor('otp', email),
  sms_otp: ({ phone_numbers: [phone] }) => phone && phoneFactor('sms', phone),
  whatsapp_otp: ({ phone_numbers: [phone] }) => phone && phoneFactor('whatsapp', phone),
  password: ({ password }) => (password ? passwordFactor : undefined),
  passkey: ({ webauthn_registrations: [passkey] }) => passkey && webauthnFactor(passkey),
  totp: ({ totps: [totp] }) => totp && totpFactor(totp.totp_id),
  recovery_code: ({ totps: [totp] }) => totp && recoveryCodeFactor(newId('totp-recovery-code')),
};

/** The authenticator app that a tester gives a user. */
export interface WantedTotp extends GivenTotp {
  readonly totpId: string;
}

/** Reads `totp` and `recovery_codes`: true, or a secret in base32; undefined where both are absent. */
export function readTotp(body: Fields): WantedTotp | undefined {
  const { totp } = body.values;
  const recoveryCodes = body.optionalStrings('recovery_codes');
  if (recoveryCodes?.some((code) => !isRecoveryCode(code))) {
    throw ControlError.field('recovery_codes', 'a list of codes such as "abcd-1234-efgh"');
  }
  if (totp === undefined || totp === null || totp === false) {
    if (!recoveryCodes) return undefined;
    throw new ControlError({
      what: '"recovery_codes" came without an authenticator app.',
      why: 'They stand in for it.',
      fix: 'Send "totp": true as well.',
    });
  }
  const secret = totp === true ? undefined : body.optionalFields('totp')?.optionalString('secret');
  if (secret !== undefined && !isTotpSecret(secret)) throw ControlError.field('totp.secret', 'base32');
  const totpId = newId('totp');
  return { totpId, ...(secret !== undefined && { secret }), ...(recoveryCodes && { recoveryCodes }) };
}

/** Stores the authenticator app of a user, who has already set it up. */
export function storeTotp(project: Project, userId: string, wanted: WantedTotp) {
  const { secret, recoveryCodes } = project.totps.create(userId, 0, wanted);
  return { totp_secret: secret, recovery_codes: [...recoveryCodes] };
}

/** The factors with these names, for a user who has the contacts or devices for them. */
export function factorsOf(user: User, names: readonly string[]): NewFactor[] {
  return names.map((name) => {
    const make = Object.hasOwn(factors, name) ? factors[name] : undefined;
    if (!make) {
      throw new ControlError({
        what: `"factors" has ${JSON.stringify(name)}.`,
        why: 'No factor has that name.',
        fix: `Send some of these: ${Object.keys(factors).join(', ')}.`,
      });
    }
    const factor = make(user);
    if (factor) return factor;
    throw new ControlError({
      what: `"factors" has "${name}".`,
      why: 'The user has nothing that it could prove.',
      fix: 'Give the user that as well, or leave the factor out.',
    });
  });
}

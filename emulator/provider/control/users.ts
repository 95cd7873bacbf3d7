import { addEmail, addPhone } from '../accounts';
import { authResult } from '../auth-result';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { emailFactor, type NewFactor, passwordFactor, phoneFactor } from '../factors';
import { newId } from '../ids';
import { hashPassword } from '../passwords/hash';
import { setPassword } from '../passwords/set-password';
import { readPhoneNumber } from '../phone-number';
import type { User } from '../user';
import { newRegistration } from '../webauthn-registrations';
import { letIn, readConnectedApp } from './connected-apps';
import { ControlError } from './control-error';
import type { ControlCall, ControlRoute } from './control-route';
import { factorsOf, giveTotp, readTotp } from './user-factors';

const sessionMinutes = 60;

/** Makes a user who has confirmed what they have, and signs them in. */
export const createUser: ControlRoute = {
  method: 'POST',
  path: '/users',
  accepts: [
    'email',
    'phone_number',
    'password',
    'requires_reset',
    'breached',
    'passkeys',
    'grantable_scopes',
    'connected_apps',
    'totp',
    'recovery_codes',
    'factors',
    'factor_age_minutes',
  ],
  async answer({ project, body, ...call }) {
    const wanted = readUser({ project, body, ...call });
    const passwordHash = wanted.password === undefined ? undefined : await hashPassword(wanted.password);
    const account = project.accounts.create();
    const { user } = account;
    if (wanted.email !== undefined) addEmail(account, wanted.email).verified = true;
    if (wanted.phoneNumber !== undefined) addPhone(account, wanted.phoneNumber).verified = true;
    if (passwordHash) setPassword(account, passwordHash);
    if (wanted.requiresReset)
      user.password = { password_id: user.password?.password_id ?? newId('password'), requires_reset: true };
    if (wanted.breached && wanted.password !== undefined) project.breachedPasswords.add(wanted.password);
    user.webauthn_registrations.push(
      ...wanted.passkeyNames.map((name) => newRegistration({ domain: 'localhost', user_agent: '', name })),
    );
    account.grantableScopes.push(...wanted.grantableScopes);
    for (const app of wanted.connectedApps) letIn(project, user.user_id, app);

    const totp = wanted.totp && giveTotp(project, user, wanted.totp);
    const live = project.sessions.start(user.user_id, '');
    const factors = wanted.factors ? factorsOf(user, wanted.factors) : [firstFactor(user)];
    for (const factor of factors) project.sessions.addFactor(live, factor, wanted.factorAgeMinutes);
    project.sessions.extend(live, sessionMinutes);
    const { user_id, session_token, session_jwt } = await authResult(project, account, live);
    return { user_id, session_token, session_jwt, ...totp };
  },
};

function readUser({ project, body }: ControlCall) {
  const wanted = {
    email: readAddress('email', body.optionalString('email'), readEmail),
    phoneNumber: readAddress('phone_number', body.optionalString('phone_number'), readPhoneNumber),
    password: body.optionalString('password'),
    requiresReset: body.optionalBoolean('requires_reset') ?? false,
    breached: body.optionalBoolean('breached') ?? false,
    passkeyNames: (body.optionalList('passkeys') ?? []).map((passkey) => passkey.string('name')),
    grantableScopes: body.optionalStrings('grantable_scopes') ?? [],
    totp: readTotp(body),
    factors: body.optionalStrings('factors'),
    factorAgeMinutes: body.optionalNumber('factor_age_minutes') ?? 0,
    connectedApps: (body.optionalList('connected_apps') ?? []).map((app) => readConnectedApp(project, app)),
  };
  if (wanted.breached && wanted.password === undefined) {
    throw new ControlError({
      what: '"breached" came without a password.',
      why: 'It is the password that is breached.',
      fix: 'Send "password" too.',
    });
  }
  if (wanted.requiresReset && wanted.email === undefined) {
    throw new ControlError({
      what: '"requires_reset" came without an address.',
      why: 'A password belongs to an address.',
      fix: 'Send "email" too.',
    });
  }
  refuseTaken('email', wanted.email, (email) => project.accounts.byEmail(email));
  refuseTaken('phone_number', wanted.phoneNumber, (number) => project.accounts.byPhone(number));
  return wanted;
}

function readAddress(field: string, value: string | undefined, read: (value: string) => string): string | undefined {
  try {
    return value === undefined ? undefined : read(value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ControlError({
      what: `"${field}" is ${JSON.stringify(value)}.`,
      why: error.message,
      fix: `Send another "${field}", or none.`,
    });
  }
}

function refuseTaken(field: string, value: string | undefined, find: (value: string) => object | undefined): void {
  if (value === undefined || !find(value)) return;
  throw new ControlError({
    what: `A user has this "${field}" already.`,
    why: `Two users cannot share ${value}.`,
    fix: 'Send another, or POST /control/reset first.',
  });
}

function firstFactor({ emails: [email], phone_numbers: [phone], password }: User): NewFactor {
  if (password) return passwordFactor;
  if (email) return emailFactor('magic_link', email);
  return phone ? phoneFactor('sms', phone) : { type: 'imported', delivery_method: 'imported' };
}

/** Every user with an account, as the provider's own interface returns them, oldest first. */
export const listUsers: ControlRoute = {
  method: 'GET',
  path: '/users',
  accepts: [],
  answer: ({ project }) => project.accounts.list().map(({ user }) => user),
};

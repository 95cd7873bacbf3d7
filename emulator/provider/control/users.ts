import { type Account, addEmail, addPhone } from '../accounts';
import { authResult } from '../auth-result';
import { emailFactor, type NewFactor, passwordFactor, phoneFactor } from '../factors';
import { newId } from '../ids';
import { hashPassword, type PasswordHash } from '../passwords/hash';
import { setPassword } from '../passwords/set-password';
import type { Project } from '../project';
import type { User } from '../user';
import { newRegistration } from '../webauthn-registrations';
import { letIn } from './connected-apps';
import type { ControlRoute } from './control-route';
import { flat } from './known-members';
import { factorsOf, storeTotp } from './user-factors';
import { readUser, refuseTaken, type WantedUser } from './wanted-user';

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
  acceptsWithin: {
    passkeys: flat('name'),
    connected_apps: flat('client_id', 'name', 'description', 'logo_url', 'scopes'),
    totp: flat('secret'),
  },
  async answer(call) {
    const { project } = call;
    const wanted = readUser(call);
    const passwordHash = wanted.password === undefined ? undefined : await hashPassword(wanted.password);
    // Another call may have taken the address or the number while the password was hashed.
    refuseTaken(project, wanted);

    // A refused user leaves nothing behind, so everything is checked before the first part is stored.
    const account = prepareAccount(project, wanted, passwordHash);
    const { user } = account;
    const factors = wanted.factors ? factorsOf(user, wanted.factors) : [firstFactor(user)];

    project.accounts.add(account);
    if (wanted.breached && wanted.password !== undefined) project.breachedPasswords.add(wanted.password);
    for (const app of wanted.connectedApps) letIn(project, user.user_id, app);
    const totp = wanted.totp && storeTotp(project, user.user_id, wanted.totp);
    const live = project.sessions.start(user.user_id, '');
    for (const factor of factors) project.sessions.addFactor(live, factor, wanted.factorAgeMinutes);
    project.sessions.extend(live, sessionMinutes);
    const { user_id, session_token, session_jwt } = await authResult(project, account, live);
    return { user_id, session_token, session_jwt, ...totp };
  },
};

function prepareAccount(project: Project, wanted: WantedUser, passwordHash: PasswordHash | undefined): Account {
  const account = project.accounts.prepare();
  const { user } = account;
  if (wanted.email !== undefined) addEmail(account, wanted.email).verified = true;
  if (wanted.phoneNumber !== undefined) addPhone(account, wanted.phoneNumber).verified = true;
  if (passwordHash) setPassword(account, passwordHash);
  if (wanted.requiresReset)
    user.password = { password_id: user.password?.password_id ?? newId('password'), requires_reset: true };
  user.webauthn_registrations.push(
    ...wanted.passkeyNames.map((name) => newRegistration({ domain: 'localhost', user_agent: '', name })),
  );
  if (wanted.totp) user.totps.push({ totp_id: wanted.totp.totpId, verified: true });
  account.grantableScopes.push(...wanted.grantableScopes);
  return account;
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

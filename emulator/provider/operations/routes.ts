import type { Route } from '../sdk-route';
import { bootstrap } from './bootstrap';
import { userGetConnectedApps, userRevokeConnectedApp } from './connected-apps';
import { cryptoWalletsAuthenticate } from './crypto-wallets-authenticate';
import {
  cryptoWalletsAuthenticateStart,
  cryptoWalletsAuthenticateStartAgain,
} from './crypto-wallets-authenticate-start';
import { events } from './events';
import { idpOauthAuthorizeStart } from './idp-oauth-authorize-start';
import { idpOauthAuthorizeSubmit } from './idp-oauth-authorize-submit';
import { idpOauthLogoutStart } from './idp-oauth-logout-start';
import { impersonationAuthenticate } from './impersonation-authenticate';
import { magicLinksAuthenticate } from './magic-links-authenticate';
import { magicLinksEmailLoginOrCreate } from './magic-links-email-login-or-create';
import { magicLinksEmailSends } from './magic-links-email-send';
import { oauthAttach } from './oauth-attach';
import { oauthAuthenticate } from './oauth-authenticate';
import { oauthStart } from './oauth-start';
import { oneTapStart, oneTapSubmit } from './one-tap';
import { otpsAuthenticate } from './otps-authenticate';
import { otpsEmailLoginOrCreate } from './otps-email-login-or-create';
import { otpsSmsLoginOrCreate, otpsWhatsappLoginOrCreate } from './otps-phone-login-or-create';
import { otpsSends } from './otps-send';
import { passwordsAuthenticate } from './passwords-authenticate';
import { passwordsCreate } from './passwords-create';
import { passwordsResetByEmail } from './passwords-reset-by-email';
import { passwordsResetByEmailStart } from './passwords-reset-by-email-start';
import { passwordsResetByExistingPassword } from './passwords-reset-by-existing-password';
import { passwordsResetBySession } from './passwords-reset-by-session';
import { passwordsStrengthCheck } from './passwords-strength-check';
import { sessionAttest } from './session-attest';
import { sessionAuthenticate } from './session-authenticate';
import { sessionRevoke } from './session-revoke';
import { totpsAuthenticate } from './totps/authenticate';
import { totpsCreate } from './totps/create';
import { totpsRecover } from './totps/recover';
import { totpsRecoveryCodes } from './totps/recovery-codes';
import { userDeletes } from './user-delete';
import { userGet } from './user-get';
import { userUpdate } from './user-update';
import { usersSearch } from './users-search';
import {
  webauthnAuthenticate,
  webauthnAuthenticateStart,
  webauthnAuthenticateStartAgain,
} from './webauthn-authenticate';
import { webauthnRegister, webauthnRegisterStart } from './webauthn-register';
import { webauthnUpdate } from './webauthn-update';

/** Every operation that the provider performs. */
export const routes: readonly Route[] = [
  bootstrap,
  events,
  usersSearch,
  magicLinksEmailLoginOrCreate,
  ...magicLinksEmailSends,
  magicLinksAuthenticate,
  otpsEmailLoginOrCreate,
  otpsSmsLoginOrCreate,
  otpsWhatsappLoginOrCreate,
  ...otpsSends,
  otpsAuthenticate,
  totpsCreate,
  totpsAuthenticate,
  totpsRecoveryCodes,
  totpsRecover,
  passwordsStrengthCheck,
  passwordsCreate,
  passwordsAuthenticate,
  passwordsResetByEmailStart,
  passwordsResetByEmail,
  passwordsResetBySession,
  passwordsResetByExistingPassword,
  cryptoWalletsAuthenticateStart,
  cryptoWalletsAuthenticateStartAgain,
  cryptoWalletsAuthenticate,
  oauthStart,
  oauthAuthenticate,
  oauthAttach,
  impersonationAuthenticate,
  oneTapStart,
  oneTapSubmit,
  idpOauthAuthorizeStart,
  idpOauthAuthorizeSubmit,
  idpOauthLogoutStart,
  webauthnRegisterStart,
  webauthnRegister,
  webauthnAuthenticateStart,
  webauthnAuthenticateStartAgain,
  webauthnAuthenticate,
  webauthnUpdate,
  userGet,
  userUpdate,
  ...userDeletes,
  userGetConnectedApps,
  userRevokeConnectedApp,
  sessionAuthenticate,
  sessionRevoke,
  sessionAttest,
];

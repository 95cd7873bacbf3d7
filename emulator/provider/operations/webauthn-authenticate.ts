import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { signIn } from '../auth-result';
import { requireSession } from '../caller';
import { isOriginOf, readCredential } from '../client-data';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { webauthnFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { type SdkCall, sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';
import { findRegistration } from '../webauthn-registrations';

/** Begins a sign-in with any passkey of the domain; the browser knows which exist. */
async function begin({ project, body }: SdkCall) {
  const rpId = body.string('domain');
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' });
  project.passkeys.begin(options.challenge, { kind: 'authenticate', rpId });
  return { public_key_credential_request_options: JSON.stringify(options) };
}

/** For a signed-out user. */
export const webauthnAuthenticateStart = sdkRoute(
  'webauthn.authenticateStart',
  'POST',
  '/webauthn/authenticate/start/primary',
  begin,
);

/** For a signed-in user. */
export const webauthnAuthenticateStartAgain = sdkRoute(
  'webauthn.authenticateStart',
  'POST',
  '/webauthn/authenticate/start/secondary',
  (call) => {
    requireSession(call.project, call.caller);
    return begin(call);
  },
);

/** The error of a credential that is known, and fails. */
const refusal = 'unable_to_auth_webauthn_registration';

/** Completes it: the assertion is verified with the registered key, and its counter must have increased. */
export const webauthnAuthenticate = sdkRoute(
  'webauthn.authenticate',
  'POST',
  '/webauthn/authenticate',
  async ({ project, caller, body }) => {
    const credential = readCredential<AuthenticationResponseJSON>(body.string('public_key_credential'));
    if (!credential) throw new ApiError('invalid_public_key_credential');
    const { clientData, ...response } = credential;
    const minutes = readSessionMinutes(body, project);
    const passkey = project.passkeys.byCredentialId(response.id);
    const account = passkey && project.accounts.byId(passkey.userId);
    if (account) refuseLocked(account, project.clock);
    const ceremony = project.passkeys.take(clientData.challenge, 'authenticate');
    if (!ceremony || !isOriginOf(ceremony.rpId, clientData.origin)) throw new ApiError(refusal);
    if (!passkey || !account) throw new ApiError('webauthn_registration_not_found');
    refuseImpersonated(caller, account);
    const { userHandle } = response.response;
    if (userHandle && passkey.userHandle && userHandle !== passkey.userHandle) throw new ApiError(refusal);
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: clientData.challenge,
      expectedOrigin: clientData.origin,
      expectedRPID: ceremony.rpId,
      credential: passkey.credential,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified) throw new ApiError(refusal);
    passkey.credential = { ...passkey.credential, counter: verified.authenticationInfo.newCounter };
    const registration = findRegistration(account.user, passkey.registrationId);
    const signedIn = await signIn(project, caller, { account, factor: webauthnFactor(registration), minutes });
    return { ...signedIn, webauthn_registration_id: passkey.registrationId };
  },
);

import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { signIn } from '../auth-result';
import { isOriginOf, readCredential } from '../client-data';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { webauthnFactor } from '../factors';
import type { Fields } from '../fields';
import { refuseImpersonated } from '../impersonated-session';
import { type AuthenticatorType, authenticatorTypes } from '../passkeys';
import { sdkRoute } from '../sdk-route';
import { requireStrongSession } from '../strong-session';
import { refuseLocked } from '../user-lock';
import { newRegistration } from '../webauthn-registrations';

/** Starts a passkey for the caller: existing ones are excluded. */
export const webauthnRegisterStart = sdkRoute(
  'webauthn.registerStart',
  'POST',
  '/webauthn/register/start',
  async ({ project, caller, body }) => {
    const { user } = requireStrongSession(project, caller).account;
    const rpId = body.string('domain');
    const name =
      body.optionalString('override_name') ??
      user.emails[0]?.email ??
      user.phone_numbers[0]?.phone_number ??
      user.user_id;
    const authenticatorType = readAuthenticatorType(body);
    const isPasskey = body.optionalBoolean('return_passkey_credential_options') ?? false;
    const options = await generateRegistrationOptions({
      rpName: project.settings.bootstrap.project_name,
      rpID: rpId,
      userID: new TextEncoder().encode(body.optionalString('override_id') ?? user.user_id),
      userName: name,
      userDisplayName: body.optionalString('override_display_name') ?? name,
      excludeCredentials: project.passkeys.ofUser(user.user_id).map(({ credential }) => credential),
      authenticatorSelection: {
        residentKey: isPasskey ? 'required' : 'preferred',
        userVerification: 'preferred',
        ...(authenticatorType && { authenticatorAttachment: authenticatorType }),
      },
    });
    project.passkeys.begin(options.challenge, {
      kind: 'register',
      rpId,
      userId: user.user_id,
      userHandle: options.user.id,
      ...(authenticatorType && { authenticatorType }),
    });
    return { user_id: user.user_id, public_key_credential_creation_options: JSON.stringify(options) };
  },
);

/** Completes it: the attestation is verified, and the passkey is added to the caller's list. */
export const webauthnRegister = sdkRoute(
  'webauthn.register',
  'POST',
  '/webauthn/register',
  async ({ project, caller, body }) => {
    const { account } = requireStrongSession(project, caller);
    const credential = readCredential<RegistrationResponseJSON>(body.string('public_key_credential'));
    if (!credential) throw new ApiError('invalid_public_key_credential');
    const { clientData, ...response } = credential;
    const minutes = readSessionMinutes(body, project);
    refuseImpersonated(caller, account);
    refuseLocked(account, project.clock);
    const ceremony = project.passkeys.take(clientData.challenge, 'register');
    if (ceremony?.userId !== account.user.user_id) throw new ApiError('no_pending_webauthn_registration');
    if (!isOriginOf(ceremony.rpId, clientData.origin)) throw new ApiError('invalid_public_key_credential');
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: clientData.challenge,
      expectedOrigin: clientData.origin,
      expectedRPID: ceremony.rpId,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified) throw new ApiError('invalid_public_key_credential');
    // Other calls may have locked the account while the attestation was verified.
    refuseLocked(account, project.clock);
    const { credential: verifiedCredential } = verified.registrationInfo;
    if (project.passkeys.byCredentialId(verifiedCredential.id)) throw new ApiError('duplicate_webauthn_registration');
    const registration = newRegistration({
      domain: ceremony.rpId,
      user_agent: caller.userAgent,
      ...(ceremony.authenticatorType && { authenticator_type: ceremony.authenticatorType }),
      name: nameFor(account.user.webauthn_registrations.length),
    });
    account.user.webauthn_registrations.push(registration);
    const { webauthn_registration_id: registrationId } = registration;
    project.passkeys.add({
      userId: account.user.user_id,
      registrationId,
      ...(ceremony.userHandle !== undefined && { userHandle: ceremony.userHandle }),
      credential: verifiedCredential,
    });
    const factor = webauthnFactor(registration);
    return {
      ...(await signIn(project, caller, { account, factor, minutes })),
      webauthn_registration_id: registrationId,
    };
  },
);

/** The kind of authenticator that a call asks for; absent where any will do. */
function readAuthenticatorType(body: Fields): AuthenticatorType | undefined {
  const given = body.optionalString('authenticator_type');
  const type = authenticatorTypes.find((one) => one === given);
  if (given !== undefined && !type) throw new ApiError('invalid_authenticator_type');
  return type;
}

const nameFor = (before: number) => `Passkey ${before + 1}`;

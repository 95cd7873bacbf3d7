import { readEmail } from '../email-address';
import { errorEnvelope } from '../envelope';
import { ApiError } from '../errors';
import { isRecord } from '../fields';
import { findOrCreateByEmail } from '../find-or-create';
import { newId } from '../ids';
import { isOfType } from '../oauth/providers';
import { addProvider } from '../oauth/social-account';
import { parseJSON } from '../parse-json';
import { refuseDisabled } from '../project-switches';
import { redirectLink } from '../redirect-link';
import { readRedirect } from '../redirect-urls';
import type { Route } from '../sdk-route';

/**
 * The Google client of One Tap, and the address for its credential. A flat response, without the envelope of the SDK.
 */
export const oneTapStart: Route = {
  operation: 'oneTap.start',
  method: 'GET',
  path: '/v1/public/oauth/google/onetap/start',
  async answer({ req, env: { project } }) {
    refuseDisabled(project, 'oneTap.start');
    const publicToken = new URL(req.url).searchParams.get('public_token');
    if (publicToken !== project.publicToken) throw new ApiError('unauthorized_credentials');
    const { client_id: clientId, has_login_redirect, has_signup_redirect } = project.settings.policy.google_one_tap;
    if (!clientId) throw new ApiError('oauth_config_not_found');
    if (!has_login_redirect) throw new ApiError('no_login_redirect_urls_set');
    if (!has_signup_redirect) throw new ApiError('no_signup_redirect_urls_set');
    const oauth_callback_id = project.oneTap.callbacks.issue({ clientId }, 600);
    return flat({ google_client_id: clientId, oauth_callback_id });
  },
};

/**
 * Takes Google's credential, and returns the redirect. The widget reads success from the `status_code` in the body.
 */
export const oneTapSubmit: Route = {
  operation: 'oneTap.submit',
  method: 'POST',
  path: '/v1/oauth/callback/:id',
  async answer({ req, env: { project } }) {
    refuseDisabled(project, 'oneTap.submit');
    const secret = req.param('id') ?? '';
    const callback = project.oneTap.callbacks.find(secret);
    const body = readBody(await req.text());
    const field = (name: string) => {
      const value = body[name];
      return typeof value === 'string' && value ? value : undefined;
    };
    const login = readRedirect(field('login_redirect_url'), project, 'socialLogin');
    const signup = readRedirect(field('signup_redirect_url'), project, 'socialSignup');
    const address = callback && (await project.oneTap.readCredential(field('id_token') ?? '', callback.clientId));
    if (!address || !project.oneTap.callbacks.spend(secret)) {
      return Response.json(errorEnvelope(400, 'oauth_flow_callback_error', 'The credential is not from Google.'));
    }
    const { account, email, isNew } = findOrCreateByEmail(project, readEmail(address));
    const { user } = account;
    const registration = user.providers.find((one) => isOfType(one, 'google')) ?? addProvider(user, 'google', address);
    const meaning = {
      userId: user.user_id,
      registrationId: registration.oauth_user_registration_id,
      emailId: email.email_id,
      isProof: true,
      scopes: [],
      codeChallenge: undefined,
    };
    const token = project.oauthTokens.issue(meaning, 600);
    return flat({ redirect_url: redirectLink(isNew ? signup : login, 'oauth', token) });
  },
};

function readBody(text: string): Record<string, unknown> {
  const value = text === '' ? {} : parseJSON(text);
  if (!isRecord(value)) throw new ApiError('bad_request', 'The body must be a JSON object.');
  return value;
}

const flat = (fields: object) => Response.json({ request_id: newId('request-id'), status_code: 200, ...fields });

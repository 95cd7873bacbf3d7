import type { OAuthProviderType } from '../../../flows/core/config/config';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import type { OAuthCalls } from '../../../flows/core/provider/oauth-calls';
import type { Answer } from '../../../flows/core/provider/provider';
import { isRecord } from '../../../flows/core/provider/record';
import { forgetAddress } from '../asked-address';
import { call } from '../call';
import type { Client } from '../client';
import type { Internals } from '../internals';
import { signInOf } from '../sign-in-answer';

/** The port's social calls, without One Tap. */
export function calls(client: Client, internals: Internals): Omit<OAuthCalls, 'showOneTap'> {
  const { oauth, session } = client;
  return {
    startOAuth: async ({ type, loginRedirectURL, signupRedirectURL, custom_scopes, provider_params, signal }) => {
      // The client waits for these settings before it redirects, and cannot be stopped meanwhile.
      await call(
        async () => internals.bootstrap?.getAsync(),
        () => null,
      );
      if (signal.aborted) return failed({ type: 'cancelled' });
      const outcome = await call(
        () =>
          oauth[type].start({
            login_redirect_url: loginRedirectURL,
            signup_redirect_url: signupRedirectURL,
            custom_scopes: custom_scopes?.slice(),
            provider_params,
          }),
        () => null,
      );
      return outcome.ok ? succeeded(undefined) : failed(outcome.error);
    },
    authenticateOAuth: async ({ token, sessionDurationMinutes }) => {
      const options = { session_duration_minutes: sessionDurationMinutes };
      const outcome = await call(() => oauth.authenticate(token, options), oauthSignInOf);
      if (outcome.ok) forgetAddress(internals);
      return outcome;
    },
    isSignedInByOAuth: async (type) => succeeded(hasFactor(session.getSync(), type)),
  };
}

/**
 * The response of a social sign-in, without the social provider's own tokens. A host can read those from its client.
 */
function oauthSignInOf(value: unknown): Answer | undefined {
  const answer = signInOf(value);
  const values = answer?.['provider_values'];
  if (!answer || !isRecord(values)) return answer;
  const reported = Object.entries(values).filter(([name]) => !name.endsWith('_token'));
  return { ...answer, provider_values: Object.fromEntries(reported) };
}

function hasFactor(session: unknown, type: OAuthProviderType): boolean {
  const factors = isRecord(session) ? session['authentication_factors'] : undefined;
  return (
    Array.isArray(factors) &&
    factors.some((factor: unknown) => isRecord(factor) && String(factor['delivery_method']).includes(`oauth_${type}`))
  );
}

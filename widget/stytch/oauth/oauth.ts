import type { OAuthProviderType } from '../../../flows/core/config/config';
import { isRecord } from '../../../flows/core/provider/is-record';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import type { OAuthCalls } from '../../../flows/core/provider/oauth-calls';
import { call } from '../call';
import type { Client } from '../client';

/** The port's social calls, without One Tap. */
export function calls(client: Client): Omit<OAuthCalls, 'showOneTap'> {
  const { oauth, session } = client;
  return {
    startOAuth: async ({ type, loginRedirectURL, signupRedirectURL, custom_scopes, provider_params }) => {
      const outcome = await call(
        () =>
          oauth[type].start({
            login_redirect_url: loginRedirectURL,
            signup_redirect_url: signupRedirectURL,
            custom_scopes,
            provider_params,
          }),
        () => null,
      );
      return outcome.ok ? succeeded(undefined) : failed(outcome.error);
    },
    isSignedInByOAuth: async (type) => succeeded(hasFactor(session.getSync(), type)),
  };
}

function hasFactor(session: unknown, type: OAuthProviderType): boolean {
  const factors = isRecord(session) ? session['authentication_factors'] : undefined;
  return (
    Array.isArray(factors) &&
    factors.some((factor: unknown) => isRecord(factor) && String(factor['delivery_method']).includes(`oauth_${type}`))
  );
}

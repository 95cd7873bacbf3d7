import { failed, succeeded } from '../../../flows/core/provider/outcome';
import type { OAuthCalls } from '../../../flows/core/provider/oauth-calls';
import { call } from '../call';
import type { Client } from '../client';
import type { Internals } from '../internals';
import { lastUsed, rememberStart } from './last-used';

/** The port's social calls, without One Tap. */
export function calls(client: Client, internals: Internals): Omit<OAuthCalls, 'showOneTap'> {
  const { oauth, session } = client;
  return {
    startOAuth: async ({ type, loginRedirectURL, signupRedirectURL, custom_scopes, provider_params }) => {
      rememberStart(internals, type);
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
    lastUsedOAuth: async () => succeeded(lastUsed(internals, session.getSync())),
  };
}

import { defineMethod } from '../define-method';
import { isGoogle } from '../core/config/config';
import { socialOptions } from './oauth.lazy';
import type { oauthMessages } from './oauth.messages';

/** Social sign-in: a button for each provider, which takes the user to that provider and back. */
export const oauth = defineMethod<typeof oauthMessages>()({
  product: 'oauth',
  above: socialOptions,
  isOffered: ({ oauth: { providers } }, inAppBrowser) =>
    providers.some((provider) => !(inAppBrowser && isGoogle(provider))),
});

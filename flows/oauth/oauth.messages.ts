/** The words of social sign-in. */
export const oauthMessages = {
  'oauth.continueWith': 'Continue with {provider}',
  'oauth.lastUsed': 'Last used',
  'oauth.going': 'Going to {provider}...',
} as const;

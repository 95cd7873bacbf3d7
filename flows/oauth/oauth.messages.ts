/** The words of social sign-in. */
export const oauthMessages = {
  'oauth.continueWith': 'Continue with {provider}',
  'oauth.going': 'Going to {provider}...',
} as const;

/** The words of Main. */
export const mainMessages = {
  'main.title': 'Sign up or log in',
  'main.or': 'or',
  'main.emailLabel': 'Email',
  'main.continueWithEmail': 'Continue with email',
  'main.emailFormatInvalid': 'Email format is invalid.',
  'main.emailAddressInvalid': 'Invalid email address.',
} as const;

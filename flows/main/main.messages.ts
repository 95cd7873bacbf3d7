/** The words of Main. */
export const mainMessages = {
  'main.title': 'Sign up or log in',
  'main.methods': 'Ways to continue',
  'main.tabEmail': 'Email',
  'main.tabText': 'Text',
  'main.tabWhatsApp': 'WhatsApp',
  'main.emailLabel': 'Email',
  'main.continueWithEmail': 'Continue with email',
  'main.emailFormatInvalid': 'Email format is invalid.',
  'main.emailAddressInvalid': 'Invalid email address.',
} as const;

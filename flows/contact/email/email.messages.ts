/** The words of the hint under the e-mail field. It is on Main, so their ids begin as Main's do. */
export const emailHintMessages = {
  'main.didYouMean': 'Did you mean {address}?',
} as const;

/** The words of the e-mail form. It is on Main, so their ids begin as Main's do. */
export const emailMessages = {
  'main.emailLabel': 'Email',
  'main.continueWithEmail': 'Continue with email',
  'main.emailFormatInvalid': 'Email format is invalid.',
  'main.emailAddressInvalid': 'Invalid email address.',
} as const;

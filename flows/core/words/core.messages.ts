/** Words that every flow shares. */
export const coreMessages = {
  'core.back': 'Back',
  'core.or': 'or',
  'core.cancel': 'Cancel',
  'core.stillWorking': 'Still working...',
  'core.sending': 'Sending...',
  'core.loading': 'Loading',
  'core.tryAgain': 'Try again',
  'core.account': 'You are logged in as {account}.',
  'core.errorTitle': 'Looks like there was an error!',
} as const;

/** The words of the watermark, on sign-in and on consent. */
export const poweredByMessages = {
  'core.poweredBy': 'Powered by {name}',
} as const;

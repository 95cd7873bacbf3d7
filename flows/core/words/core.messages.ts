/** Words that every flow shares. */
export const coreMessages = {
  'core.back': 'Back',
  'core.cancel': 'Cancel',
  'core.stillWorking': 'Still working...',
  'core.sending': 'Sending...',
  'core.loading': 'Loading',
  'core.tryAgain': 'Try again',
} as const;

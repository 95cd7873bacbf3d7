/** The words of the method that was used last. */
export const lastUsedMessages = {
  'lastUsed.forget': 'Forget',
  'lastUsed.forgetLabel': 'Forget the last used way to log in',
  'lastUsed.forgotten': 'Your last used way to log in has been forgotten.',
  'lastUsed.mark': 'Last used',
} as const;

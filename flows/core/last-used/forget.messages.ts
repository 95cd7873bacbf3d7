/** The words of forgetting the way to log in that was used last. */
export const forgetMessages = {
  'lastUsed.forget': 'Forget',
  'lastUsed.forgetLabel': 'Forget the last used way to log in',
  'lastUsed.forgotten': 'Your last used way to log in has been forgotten.',
} as const;

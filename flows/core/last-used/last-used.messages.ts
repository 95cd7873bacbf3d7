/** The words about the way to log in that was used last. */
export const lastUsedMessages = {
  'lastUsed.mark': 'Last used',
  'lastUsed.forget': 'Forget',
  'lastUsed.forgetLabel': 'Forget the last used way to log in',
  'lastUsed.forgotten': 'The last used way to log in is forgotten.',
} as const;

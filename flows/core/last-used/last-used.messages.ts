/** The word on the way to log in that was used last. */
export const lastUsedMessages = {
  'lastUsed.mark': 'Last used',
} as const;

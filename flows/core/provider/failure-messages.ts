/** What is said when the server could not be reached, or made no sense (`design.md` section 5): always at hand. */
export const failureMessages = {
  'error.unreachable': "We couldn't reach the server. Check your connection and try again.",
  'error.broken': 'Something went wrong on our side. Try again.',
  'error.too_many_requests': 'Too many attempts. Please wait a moment and try again.',
} as const;

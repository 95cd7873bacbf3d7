/** The sentences for what no server says: no answer, one that makes no sense, and too many requests. */
export const failureMessages = {
  'error.unreachable': "We couldn't reach the server. Check your connection and try again.",
  'error.broken': 'Something went wrong on our side. Try again.',
  'error.too_many_requests': 'Too many attempts. Please wait a moment and try again.',
} as const;

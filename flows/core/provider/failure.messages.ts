/** The sentence for no answer: the one thing that can also happen to our own code. */
export const unreachableMessages = {
  'error.unreachable': "We couldn't reach the server. Check your connection and try again.",
} as const;

/** The sentences for what no server says: no answer, one that makes no sense, and too many requests. */
export const failureMessages = {
  ...unreachableMessages,
  'error.broken': 'Something went wrong on our side. Try again.',
  'error.too_many_requests': 'Too many attempts. Please wait a moment and try again.',
} as const;

/** The sentence for an invalid phone number, which the phone form shows without a call. */
export const phoneNumberMessages = {
  'error.invalid_phone_number': 'Phone number format is invalid. Ensure the phone number is in the E.164 format.',
} as const;

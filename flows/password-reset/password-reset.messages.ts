/** The words of the reset form. */
export const passwordResetMessages = {
  'passwordReset.title': 'Set a new password',
  'passwordReset.goToLogin': 'Go to login',
  'passwordReset.missingToken': 'This link is incomplete. Open it again from your email, or ask for a new one.',
} as const;

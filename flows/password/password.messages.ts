/** The words of passwords. "Forgot Password?" is the product's own, capitals and all. */
export const passwordMessages = {
  'password.createTitle': 'Create account',
  'password.loginTitle': 'Log in',
  'password.label': 'Password',
  'password.newLabel': 'New password',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'password.required': 'Enter your password.',
  'password.forgot': 'Forgot Password?',
  'password.emailLink': 'Email me a login link',
  'password.emailCode': 'Email me a login code',
  'password.notReceived': "Didn't get it?",
  'password.resendEmail': 'Resend email',
  'password.forgotText': 'A link to reset your password was sent to {email}.',
  'password.setNewText': 'A link to set a new password was sent to {email}.',
  'password.mustSetNewTitle': 'Check your email to set a new password',
  'password.dedupeText':
    'We want to make sure that your account is yours alone. A link to set a new password was sent to {email}.',
  'password.breachedText':
    'A different site where you use the same password had a security issue. For your safety, a link to set a new password was sent to {email}.',
} as const;

/** The words about logging in that several flows share. None of them is in a first paint. */
export const logInMessages = {
  'core.successTitle': 'Success!',
  'core.loggedInText': 'You have successfully logged in.',
  'core.otherAccount': 'You are now logged in as {account}.',
  'core.otherAccountNameless': 'You are now logged in to another account.',
  'core.notLoggedInTitle': 'You were not logged in',
  'core.loggingIn': 'Logging in...',
  'core.continue': 'Continue',
  'core.emailResent': 'Email resent',
} as const;

/** The words about a session that is there already, or that began elsewhere. */
export const sessionMessages = {
  'session.greetingTitle': 'You are already logged in',
  'session.loggedInAs': 'You are logged in as {account}.',
  'session.loggedIn': 'You are logged in.',
  'session.continue': 'Continue',
  'session.useAnother': 'Use another account',
  'session.confirmationTitle': 'Success!',
  'session.confirmationText': 'You have successfully logged in.',
} as const;

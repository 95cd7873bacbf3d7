/** The words about a session that is there already, or that began elsewhere. */
export const sessionMessages = {
  'session.greetingTitle': 'You are already logged in',
  'session.loggedIn': 'You are logged in.',
  'session.useAnother': 'Use another account',
} as const;

/** The words of log-in over a host's page. */
export const signInMessages = {
  'signIn.logIn': 'Log in',
  'signIn.close': 'Close',
} as const;

// None of these words is in a first paint: those are in core.messages.

/** The words about logging in that several flows share. */
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

/** The words of the way back to a session that has ended. */
export const logInAgainMessages = {
  'core.logIn': 'Log in',
} as const;

/** The words about a link that leaves the page where it is. */
export const newTabMessages = {
  'core.newTab': 'Opens in a new tab.',
} as const;

/** The words where scripts are off, or never arrive. */
export const noScriptMessages = {
  'core.noScript': 'Turn on JavaScript in your browser to continue.',
} as const;

/** The words of passing notes. */
export const toastMessages = {
  'core.notifications': 'Notifications',
} as const;

/** The words of buttons that copy something: 'Copied' is on one for a moment, after it has. */
export const copyMessages = {
  'copy.copied': 'Copied',
  'copy.details': 'Copy details',
} as const;

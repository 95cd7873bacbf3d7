/** The words of the page that links lead back to. */
export const callbackMessages = {
  'callback.authenticateTitle': 'Logging you in',
  'callback.oneMoment': 'One moment...',
  'callback.spentTitle': 'This link no longer works',
  'callback.spent': 'It was already used, or it has expired.',
  'callback.newLink': 'Email a new link',
  'callback.newLinkTo': 'A new link goes to {masked}.',
  'callback.backToLogin': 'Back to log in',
  'callback.elsewhereTitle': 'Open the link where you asked for it',
  'callback.declined': 'The request was declined.',
  'callback.incomplete': 'The request could not be completed.',
  'callback.acting': 'You are acting as {account}.',
  'callback.actingNameless': 'You are acting as another user.',
  'callback.nothingTitle': 'Nothing to do here',
  'callback.nothing': 'This page finishes a log-in that began elsewhere.',
} as const;

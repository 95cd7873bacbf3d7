/** The words of a link that waits for a press, or for an answer about the session that is there. */
export const followedLinkMessages = {
  'callback.continueTitle': 'Continue to {project}',
  'callback.followed': 'You followed a link to log in.',
  'callback.other': 'You are logged in as {account}. The link you followed may be for another account.',
  'callback.otherNameless': 'The link you followed may be for another account.',
  'callback.useLink': 'Use the link',
  'callback.stay': 'Stay in this account',
} as const;

/** The words of a link that waits for a press. */
export const followedLinkMessages = {
  'callback.continueTitle': 'Continue to {project}',
  'callback.followed': 'You followed a link to log in.',
  'callback.continue': 'Continue',
} as const;

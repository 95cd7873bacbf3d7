/** The words of passing notes. */
export const toastMessages = {
  'core.notifications': 'Notifications',
} as const;

/** The words about a link that leaves the page where it is. */
export const newTabMessages = {
  'core.newTab': 'Opens in a new tab.',
} as const;

/** The words of buttons that copy something: 'Copied' is on one for a moment, after it has. */
export const copyMessages = {
  'copy.copied': 'Copied',
  'copy.details': 'Copy details',
} as const;

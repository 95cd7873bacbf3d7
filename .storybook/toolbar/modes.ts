/** The modes of each story in a visual review, in Chromatic and in `npm run visual` alike. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { theme: 'high contrast' },
  '320 px': { theme: 'light', viewport: { width: 320, height: 800 } },
  Arabic: { theme: 'light', locale: 'ar' },
} as const;

/** The modes of each story in a visual review, in Chromatic and in `npm run visual` alike. */
export const modes = {
  light: { theme: 'light' },
  // Beside the one whose settings it shares: only the page's width changes between them.
  '320 px': { theme: 'light', viewport: { width: 320, height: 800 } },
  dark: { theme: 'dark' },
  'high contrast': { theme: 'high contrast' },
  Arabic: { theme: 'light', locale: 'ar' },
} as const;

/** The words in the browser of another application. */
export const inAppBrowserMessages = {
  'inApp.notice': "You are in {app}'s browser. Some ways to log in do not work here.",
  'inApp.open': 'Open in your browser',
  'inApp.copyLink': 'Copy the link',
} as const;

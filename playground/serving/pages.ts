/** The pages of the host: their addresses, and their files in `playground/host`. */
export const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/embed': 'embed.html',
  '/consent': 'consent.html',
  '/app': 'invoice-robot.html',
};

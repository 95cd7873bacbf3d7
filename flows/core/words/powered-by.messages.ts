/** The words of the watermark, on sign-in and on consent. */
export const poweredByMessages = {
  'core.poweredBy': 'Powered by {name}',
} as const;

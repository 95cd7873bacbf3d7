/**
 * The marks by which tools that record sessions leave an element out, for a secret that is text and no field: LogRocket, Hotjar,
 * Clarity, Datadog and Sentry, and by class rrweb, PostHog and FullStory (T-SECRET-9).
 */
export const unrecorded = (className: string) => ({
  'data-private': '',
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'mask',
  'data-sentry-mask': '',
  className: `${className} rr-mask ph-no-capture fs-mask`,
});

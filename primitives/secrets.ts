import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './layout-effect';

/**
 * Shows a secret value in an input that React does not control. React would mirror a controlled value into the `value`
 * attribute, where any script that reads the page's HTML finds it (T-SECRET-2). Give the input this ref and no `value`.
 */
export function useSecretValue(value: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Writing what is already there would move the caret.
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}

/**
 * The attributes by which session recorders leave out an element with a secret, a text or a field: LogRocket, Hotjar, Clarity,
 * Datadog and Sentry, and by class rrweb, PostHog and FullStory. rrweb knows one class for texts, and another for the input of a field
 * (T-SECRET-9).
 */
export const unrecorded = (className: string) => ({
  'data-private': '',
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'mask',
  'data-sentry-mask': '',
  className: `${className} rr-mask rr-ignore ph-no-capture fs-mask`,
});

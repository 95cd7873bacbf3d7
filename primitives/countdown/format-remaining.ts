/** A duration in whole seconds as `m:ss`, in a language's digits; nothing is left of a negative one. */
export function formatRemaining(seconds: number, locale = 'en'): string {
  const left = Math.max(0, Math.floor(seconds));
  const digits = (count: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(count);
  return `${digits(Math.floor(left / 60), 1)}:${digits(left % 60, 2)}`;
}

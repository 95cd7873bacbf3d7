/**
 * The time that is left as it is spoken, in a language's words: whole minutes, and at one minute 60 seconds, since one of
 * something is declined in many languages.
 */
export function spokenTime(seconds: number, locale: string): string {
  const minutes = Math.ceil(seconds / 60);
  const [unit, count] = minutes > 1 ? (['minute', minutes] as const) : (['second', 60] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

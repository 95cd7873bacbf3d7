/** How much of a name stands in a title. The rest is behind "Details". */
const longest = 80;

/**
 * A third party's name as it may stand in a sentence that somebody decides by: without characters that steer text or
 * are not seen, and with at most two marks on a letter. Empty when nothing is left.
 */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u3164\u115f\u1160\u2800]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

/** Who asks, as it may be said: cleaned, and short enough for a title. Empty when nothing is left. */
export function clientNameOf(given: string): { whole: string; short: string } {
  const whole = cleanName(given);
  const letters = Array.from(whole);
  return { whole, short: letters.length > longest ? `${letters.slice(0, longest).join('')}…` : whole };
}

/** The host an address leads to, as machines read it (a name of another script in its own letters); empty where there is none. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

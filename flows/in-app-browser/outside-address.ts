/**
 * The address that opens a page in the user's own browser, from an application's: an intent on Android, Safari's scheme on
 * iOS. Undefined elsewhere, and for a page that is on no web address.
 */
export function outsideAddress(page: string, userAgent: string): string | undefined {
  const [, scheme, place = '', fragment = ''] = /^(https?):(\/\/[^#]+)(#.*)?$/.exec(page) ?? [];
  if (!scheme) return undefined;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return `x-safari-${page}`;
  if (!/\bAndroid\b/.test(userAgent)) return undefined;
  // What follows the last '#' is the intent; a fragment that a link brought along must not read as one.
  const plain = fragment && `#${fragment.slice(1).replaceAll('#', '%23').replaceAll(';', '%3B')}`;
  const intent = `scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE`;
  return `intent:${place}${plain}#Intent;${intent};end`;
}

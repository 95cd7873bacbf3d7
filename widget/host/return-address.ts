/**
 * The address that a log-in page was asked to return to, by the parameter `return_to` of its own address: one of this origin, or
 * undefined. Any other address could be an attacker's, and lead users away after they have logged in (T-ADDR-14).
 * @param parameter another name of that parameter
 */
export function returnAddress(parameter = 'return_to'): string | undefined {
  if (typeof location === 'undefined') return undefined;
  const text = new URLSearchParams(location.search).get(parameter);
  if (!text || !URL.canParse(text, location.href)) return undefined;
  const address = new URL(text, location.href);
  const isPage = /^https?:$/.test(address.protocol) && !address.username && !address.password;
  return isPage && address.origin === location.origin ? address.href : undefined;
}

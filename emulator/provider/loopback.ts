/** Tells whether a host name, as `URL` writes it, always resolves to the local machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname);

/**
 * Tells whether pages of an origin may call the provider: those of this machine, and those of the configured
 * application. The origin of a sandboxed frame is the text `null`, which any page can have, so it is refused.
 */
export function isKnownOrigin(origin: string, hostOrigin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  return isLoopback(url.hostname) || origin === new URL(hostOrigin).origin;
}

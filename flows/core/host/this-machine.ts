/** Tells whether a host, as `URL` writes it, is the user's own device: `127.0.0.0/8`, `[::1]`, `localhost` and the names below it. */
export function isThisMachine(hostname: string): boolean {
  return /(^|\.)localhost\.?$|^127\.[\d.]+$|^\[::1]$/.test(hostname);
}

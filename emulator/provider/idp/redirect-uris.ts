import type { OAuthClient } from '../clients';

/**
 * The port of a loopback address, and the text before it (RFC 8252, 7.3). A name such as `localhost` could resolve
 * elsewhere.
 */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

/**
 * Tells whether an address is one that an application registered: identical, or a loopback address with another port,
 * because a program on a user's machine uses any free port.
 */
export function isRegisteredURI(address: string, registered: readonly string[]): boolean {
  const withoutPort = (text: string) => text.replace(loopback, '$1');
  return registered.includes(address) || registered.some((one) => withoutPort(one) === withoutPort(address));
}

/** The addresses of an application, before it is registered. */
type Addresses = Pick<OAuthClient, 'redirect_uris' | 'post_logout_redirect_uris'>;

/** The type of an application: a `native` one has a scheme of its own (OpenID Connect Registration 1.0, section 2). */
export function applicationTypeOf({ redirect_uris, post_logout_redirect_uris }: Addresses): 'native' | 'web' {
  const isWeb = [...redirect_uris, ...post_logout_redirect_uris].every((address) => /^https?:/i.test(address));
  return isWeb ? 'web' : 'native';
}

/** The schemes that no application can own: a browser would run the address, or open a file. */
const reserved = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']);

/** The hosts of this machine, for an application with a scheme of its own. */
const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The list of an application's addresses with one that it cannot be redirected to, or undefined if there is none. */
export function findUnusableURIs(addresses: Addresses): keyof Addresses | undefined {
  const type = applicationTypeOf(addresses);
  const lists = ['redirect_uris', 'post_logout_redirect_uris'] as const;
  return lists.find((list) => !addresses[list].every((address) => isUsable(address, type)));
}

function isUsable(address: string, type: 'native' | 'web'): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, hostname } = new URL(address);
  // Beside a scheme of its own, http is for this machine and https for any other (OpenID Connect Registration 1.0).
  if (type === 'native' && /^https?:$/.test(protocol)) return local.has(hostname) === (protocol === 'http:');
  return !reserved.has(protocol);
}

/** An address with parameters after those that it was registered with, which stay as they are (RFC 6749, 3.1.2). */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

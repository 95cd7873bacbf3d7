import { ControlError } from '../provider/control/control-error';

/**
 * Reads the origin of an application.
 * @param option the name of the option, as it was given
 * @throws a `ControlError` if it is not the origin of a page
 */
export function readOrigin(option: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPage = url !== undefined && /^https?:$/.test(url.protocol);
  if (isPage && url.href === `${url.origin}/`) return url.origin;
  throw new ControlError({
    what: `${option} is "${given}".`,
    why: `It is the origin of a page: scheme, host and port${isPage ? ', and nothing else' : ''}.`,
    fix: isPage ? `Give ${url.origin}.` : 'Give one such as http://localhost:3000.',
  });
}

/**
 * Reads a port.
 * @param given the text or the number of the option
 * @param fallback the port without the option
 * @throws a `ControlError` if there is no such port
 */
export function readPort(option: string, given: string | number, fallback: string | number): number {
  const port = given === '' ? Number.NaN : Number(given);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ControlError({
    what: `${option} is ${typeof given === 'string' ? `"${given}"` : given}.`,
    why: 'A port is a whole number from 0 to 65535.',
    fix: `Give such a number, or leave it out for ${fallback}.`,
  });
}

/**
 * Reads the address to listen on. Whether it is one of this machine is known only when it is tried.
 * @throws a `ControlError` if it is empty, which would be every address
 */
export function readHost(option: string, given: string): string {
  if (given.trim() !== '') return given;
  throw new ControlError({
    what: `${option} is "${given}".`,
    why: 'An address or a name of this machine is needed.',
    fix: 'Leave it out for this machine alone, or give 0.0.0.0 for every address.',
  });
}

/**
 * Reads the public token of a project, which the provider's client sends as the user name of Basic authentication.
 * @throws a `ControlError` if no client could send it (RFC 7617, section 2)
 */
export function readPublicToken(option: string, given: string): string {
  // Printable ASCII without a space, and without the colon that ends the user name.
  if (/^[!-9;-~]+$/.test(given)) return given;
  throw new ControlError({
    what: `${option} is "${given}".`,
    why: 'A public token has letters, digits and hyphens, and no spaces or colons.',
    fix: 'Give the public token of your Stytch project, or leave it out.',
  });
}

import type { RequestListener } from 'node:http';
import { contained } from '../provider/contained';
import { isLoopback } from '../provider/loopback';

/**
 * A listener that is asked only what it can read, and by a name that is this machine's or configured: any site can have a
 * name that leads here, and its pages would then be of one origin with what listens.
 * @param names the configured host names, as `URL` writes them
 */
export function guarded(listener: RequestListener, names: readonly string[]): RequestListener {
  return (request, response) => {
    const refuse = (status: number, text: string) => {
      const { headers } = contained(new Response(null));
      response.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'text/plain' }).end(`${text}\n`);
    };
    if (!isPath(request.url)) return refuse(400, 'The address of this request is malformed.');
    const hostname = hostnameOf(request.headers.host);
    // Where it listens on every address of the machine, each is configured; an address, unlike a name, leads nowhere else.
    const known = [...names, hostnameOf(bracketed(plainAddress(request.socket.localAddress)))];
    if (hostname === undefined || !(isLoopback(hostname) || known.includes(hostname))) {
      return refuse(403, 'The host name of this request is neither localhost nor one that was configured.');
    }
    return listener(request, response);
  };
}

/** An address of a machine as it is in an URL. */
export const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Tells whether the request target is a path: two slashes begin a host name. */
const isPath = (target = '') => /^\/(?![/\\])/.test(target) && URL.canParse(target, 'http://localhost');

/** A version 4 address that a socket of version 6 has, as it is written elsewhere. */
const plainAddress = (address = '') => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * The name in a `Host` header, normalized as `URL` writes it; undefined if the header has more than a name and a
 * port.
 */
function hostnameOf(host = ''): string | undefined {
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host)) return undefined;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

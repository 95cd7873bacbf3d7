import type { RequestListener } from 'node:http';
import { sandboxed } from '../provider/sandboxed-response';
import { isLoopback } from '../provider/loopback';

/**
 * A listener that receives only requests that it can read, and whose host name is this machine's or configured. Any
 * site can have a name that resolves to this machine, and its pages would then have the same origin as the listener.
 * @param names the configured host names, as `URL` writes them
 */
export function guarded(listener: RequestListener, names: readonly string[]): RequestListener {
  return (request, response) => {
    const refuse = (status: number, text: string) => {
      const { headers } = sandboxed(new Response(null));
      response.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'text/plain' }).end(`${text}\n`);
    };
    if (!isPath(request.url)) return refuse(400, 'The address of this request is malformed.');
    const hostname = hostnameOf(request.headers.host);
    // Where it listens on every address of the machine, each is accepted: an address, unlike a name, cannot resolve
    // elsewhere.
    const known = [...names, hostnameOf(bracketed(plainAddress(request.socket.localAddress)))];
    if (hostname === undefined || !(isLoopback(hostname) || known.includes(hostname))) {
      return refuse(403, 'The host name of this request is neither localhost nor one that was configured.');
    }
    return listener(request, response);
  };
}

/** An address of a machine in the form of a URL. */
export const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Tells whether the request target is a path: two slashes begin a host name. */
const isPath = (target = '') => /^\/(?![/\\])/.test(target) && URL.canParse(target, 'http://localhost');

/** The IPv4 address of an IPv6 socket, in its usual form. */
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

import { isThisMachine } from '../../core/host/this-machine';

/** Tells whether an address is a web address on the user's own device (RFC 8252, section 7.3). */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && isThisMachine(hostname);
}

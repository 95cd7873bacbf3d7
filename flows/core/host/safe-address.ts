import { isThisMachine } from './this-machine';

/** Schemes that run code, read data or refer to something on this device. No application has one of these. */
const forbidden =
  /^(?:javascript|data|vbscript|blob|file(?:system)?|about|view-source|chrome|resource|jar|wss?|ftp|mailto|tel|sms|intent):$/;

/**
 * Reads an address from an untrusted source that the browser is to open (T-ADDR-1): https, http to this device alone,
 * or exactly the native scheme that was requested. Undefined for all else.
 */
export function safeAddress(text: string, requested?: string): URL | undefined {
  // Characters that a parser would silently drop or replace are refused.
  // oxlint-disable-next-line no-control-regex -- the search is for control characters
  if (/[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) return undefined;
  const address = new URL(text);
  const { protocol, hostname } = address;
  if (protocol === 'https:') return hostname ? address : undefined;
  if (protocol === 'http:') return isThisMachine(hostname) ? address : undefined;
  if (forbidden.test(protocol) || requested === undefined || !URL.canParse(requested)) return undefined;
  return new URL(requested).protocol === protocol ? address : undefined;
}

/** The address of an answer, if it is the requested address; only query and fragment may differ. */
export function answeredAddress(answer: string, requested: string): URL | undefined {
  const address = safeAddress(answer, requested);
  const target = safeAddress(requested, requested);
  if (!address || !target) return undefined;
  const withoutQuery = ({ protocol, username, password, host, pathname }: URL) =>
    [protocol, username, password, host, pathname].join('\n');
  return withoutQuery(address) === withoutQuery(target) ? address : undefined;
}

import { safeAddress } from '../core/host/safe-address';

/** A client's logo, if its address is one that may be asked for a picture. */
export function safeLogo(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : safeAddress(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

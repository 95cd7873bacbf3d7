import { safeAddress } from '../../core/host/safe-address';
import type { ConsentQuestion } from '../identity-provider.atoms';

/** An application's logo, if its address is one that may be asked for a picture. */
export function safeLogo(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : safeAddress(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * The logo of the application that asks, if its address is on the host that the return address or the client id names: the
 * picture of a well-known product is none that anyone may put on the question (B-IDP-23).
 */
export function ownLogo({
  request: { redirectURI, clientId },
  authorization: { client },
}: Pick<ConsentQuestion, 'request' | 'authorization'>): string | undefined {
  const logo = safeLogo(client.logoURL);
  const host = hostOf(logo);
  return host && [redirectURI, clientId].some((address) => hostOf(address) === host) ? logo : undefined;
}

function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  // The host part of an app's own scheme can be anything.
  return /^https?:$/.test(protocol) ? host : undefined;
}

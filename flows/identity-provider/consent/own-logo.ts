import { safeAddress } from '../../core/host/safe-address';
import type { ConsentQuestion } from '../identity-provider.atoms';

/** An application's logo, if its address may be loaded. */
export function safeLogo(address: string | undefined): string | undefined {
  return address === undefined ? undefined : safeAddress(address)?.href;
}

/**
 * The logo of the requesting application, if its address is on the host of the return address or of the client id: not
 * every application may show the logo of a well-known product (B-IDP-23).
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

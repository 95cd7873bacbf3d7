import { cleanName, shownHost } from '../client-name';
import type { ConsentQuestion } from '../identity-provider.atoms';

/** A service for which an access token is requested. */
export interface RequestedResource {
  /** The host; the whole text of an address without one. */
  host: string;
  /** The whole address, where it says more than the host. */
  address?: string;
}

/** The services that a request names (RFC 8707), each once. */
export function resourcesOf({ resources = [] }: ConsentQuestion['request']): readonly RequestedResource[] {
  return [...new Set(resources)].filter(cleanName).map((given) => {
    const text = cleanName(given);
    const { host, pathname, search, hash } = URL.canParse(given) ? new URL(given) : new URL('about:blank');
    if (!host) return { host: text };
    const shown = shownHost(host);
    const hasMore = shown !== host || pathname.length > 1 || search !== '' || hash !== '';
    return { host: shown, ...(hasMore && { address: text }) };
  });
}

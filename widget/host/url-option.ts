import { safeAddress } from '../../flows/core/host/safe-address';
import { developerWarning } from './developer-warning';

/**
 * An address that a host's option names: https, http to this machine, or of the page's own origin. Any other is treated
 * as missing (T-ADDR-9).
 */
export function urlOption(option: string, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? safeAddress(text) : onThisOrigin(text);
  if (!address && typeof location !== 'undefined')
    developerWarning(`${option} is ignored: write an https address, or one of this page's own origin.`, 'is-ignored');
  return address;
}

function onThisOrigin(text: string): URL | undefined {
  // On a server no page has an origin yet, and nothing can be pressed there.
  if (typeof location === 'undefined' || !URL.canParse(text, location.href)) return undefined;
  const address = new URL(text, location.href);
  // A path that a parser would rewrite, such as "/\\other.test", resolves to another origin.
  return address.origin === location.origin ? address : undefined;
}

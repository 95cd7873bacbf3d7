import { type IdentityProviderOptions, identityProviderKind } from './kinds/identity-provider';
import { mount } from './mount';
import type { Mounted } from './options';

/**
 * Mounts consent and log-out for third-party applications: the page that discovery names as the authorization endpoint.
 * Deliver that page with `Content-Security-Policy: frame-ancestors 'none'` and `Referrer-Policy: no-referrer`.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (spec section 1)
 */
export function mountIdentityProvider(target: string | Element, options: IdentityProviderOptions): Mounted {
  return mount(identityProviderKind, target, options);
}

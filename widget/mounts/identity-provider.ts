import { atom } from 'jotai/vanilla';
import { bootstrapAtom } from '../../flows/core/provider/bootstrap.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import {
  beginIdentityProviderAtom,
  type ConsentOptions,
  consentOptionsAtom,
  identityProviderStateAtom,
  identityProviderPrefetch,
  problemAtom,
  IDPConsentScreen,
  manifestMistakeAtom,
  consentPageAtom,
} from '../../flows/identity-provider';
import { resolveTarget } from '../host/mount-target';
import { property } from '../host/untyped';
import { isInForeignFrame } from '../host/frame-ancestors';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { statePreload } from '../lifecycle/preload';
import { identityProviderCode } from '../stytch/calls.lazy';
import { eagerAuthorization } from '../stytch/eager-authorization';
import { madeClient } from '../stytch/made-client';
import { prefetchAuthorization } from '../stytch/prefetch-authorization';
import { redirectOnRefusal, setLoginPage, type LoginPageOption } from '../login-page/login-page';
import { watchMistake } from '../mistakes/watch-problem';

/** The options of the identity-provider mount: the common ones, and those of the decision. */
export interface IdentityProviderOptions extends WidgetOptions, ConsentOptions, LoginPageOption {
  /**
   * The origins that may show this page in a frame with a working Allow, such as `https://app.example`. Default: none.
   * In a browser that does not name the pages above (`location.ancestorOrigins`) none can be allowed.
   */
  allowedFrameAncestors?: readonly string[];
}

/** True where no user is signed in to decide. */
const isRefusedAtom = atom((get) => get(problemAtom)?.kind === 'noSession');

/** Consent and log-out for third-party applications (B-MOUNT-1). */
export const identityProviderDefinition: MountDefinition<IdentityProviderOptions> = {
  start: 'IDPConsent',
  screens: { IDPConsent: IDPConsentScreen },
  calls: eagerAuthorization,
  // One paint, with the decision itself. A spinner before it would only cost time, unless the wait is long.
  preloads: (store) => [statePreload(store, identityProviderStateAtom, ({ status }) => status !== 'loading')],
  prefetch: () => [...identityProviderPrefetch, identityProviderCode],
  apply: (store, options) => {
    setLoginPage(store, options);
    store.set(consentOptionsAtom, { ...store.get(consentOptionsAtom), ...options });
    if ('allowedFrameAncestors' in options) {
      store.set(consentPageAtom, {
        ...store.get(consentPageAtom),
        isFramed: isInForeignFrame(options.allowedFrameAncestors),
      });
    }
  },
  onStart: (store, { allowedFrameAncestors }) => {
    const { search: query, href: address } = location;
    store.get(providerAtom).logEvent('render_idp_screen', { bootstrap: store.get(bootstrapAtom) });
    store.set(consentPageAtom, { query, address, isFramed: isInForeignFrame(allowedFrameAncestors) });
    watchMistake(store, 'consentmanifest-has-no-words-for', manifestMistakeAtom);
    redirectOnRefusal(store, isRefusedAtom);
    void store.set(beginIdentityProviderAtom, false);
  },
};

/**
 * Mounts consent and log-out for third-party applications: the page that discovery names as the authorization endpoint.
 * Deliver that page with `Content-Security-Policy: frame-ancestors 'none'` and `Referrer-Policy: no-referrer`.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountIdentityProvider(
  target: string | Element,
  options: IdentityProviderOptions,
): Mounted<IdentityProviderOptions> {
  const element = resolveTarget(target);
  // Sent before anything is created or rendered, because the answer takes longer than that.
  // A host without types may pass no options.
  const client = madeClient(property(options, 'client'));
  const calls = client ? prefetchAuthorization(client, location.search) : eagerAuthorization;
  return mount({ ...identityProviderDefinition, calls }, element, options);
}

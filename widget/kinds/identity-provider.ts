import {
  beginAtom,
  consentOptionsAtom,
  type ConsentOptions,
  fetchWhatComesNextAtom,
  flowStateAtom,
  pageAtom,
} from '../../flows/identity-provider';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { whenUsed } from '../first-use';
import { isInForeignFrame } from '../foreign-frame';
import type { WidgetOptions } from '../options';
import { identityProviderScreens } from '../screens/identity-provider-screens';
// Some of these calls are made at once, so their code comes along.
import '../stytch/identity-provider';
import '../stytch/session';
import type { WidgetKind } from '../widget';
import { personPart } from './person-part';
import { settledPart } from './settled-part';

/** What the identity-provider mount takes beside the common options. */
export interface IdentityProviderOptions extends WidgetOptions, ConsentOptions {
  /** Origins that may hold this page in a frame and still have people decide in it, as `https://host`. Default: none. */
  allowedFrameAncestors?: readonly string[];
}

/** Consent and log-out for third-party applications (spec section 1, mount 4). */
export const identityProviderKind: WidgetKind<IdentityProviderOptions> = {
  screens: identityProviderScreens,
  start: 'IDPConsent',
  // One paint, of what there is to decide: a spinner before it would only cost time, unless the wait is long.
  parts: (store) => [settledPart(store, flowStateAtom, 'loading')],
  onStart: (store, { consentManifest, renderConsent, allowedFrameAncestors = [] }) => {
    store.set(consentOptionsAtom, { consentManifest, renderConsent });
    whenUsed(store, () => store.set(fetchWhatComesNextAtom));
    const { search: query, href: address } = location;
    store.get(providerAtom).logEvent('render_idp_screen', { bootstrap: store.get(bootstrapAtom) });
    const known = [isInForeignFrame(allowedFrameAncestors), personPart(store).load()] as const;
    void Promise.all(known).then(([isFramed]) => {
      store.set(pageAtom, { query, address, isFramed });
      return store.set(beginAtom, false);
    });
  },
};

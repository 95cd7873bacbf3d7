import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/screen/screen-code';

const fetch = () => import('./passkey-offer-screens');

/** The one screen of the offer. */
export const passkeyOfferScreens = screens(fetch, 'PasskeyOffer');

/** The offer: its verb, and with it its screen. */
export const passkeyOffer = lazy('passkey offer', async () => (await fetch()).offerPasskeyAtom);

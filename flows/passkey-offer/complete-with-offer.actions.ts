import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { MethodKey } from '../core/last-used/last-used.atoms';
import { awaitCodeAtom } from '../core/lazy/load-code.atoms';
import { requireSecondFactorAtom, reportCompleteAtom } from '../core/screen/complete-sign-in.actions';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { passkeyOffer } from './passkey-offer.lazy';

/**
 * Ends a sign-in by a password or a passcode: reports it to the host, offers a passkey for next time if the host wants it
 * (B-OFFER-1), and shows the confirmation. A user who has just set up a second factor is offered no passkey, nor is one for
 * whom the code of the offer is not loaded in time.
 */
export const completeWithOfferAtom = atom(null, (_get, set, confirmation: ScreenName, method: MethodKey) =>
  set(requireSecondFactorAtom, {
    finish: (shown) => {
      set(reportCompleteAtom, method);
      return shown ? set(goToAtom, shown) : set(offerAtom, confirmation);
    },
  }),
);

const offerAtom = atom(null, async (get, set, confirmation: ScreenName) => {
  const { products, passkeys } = get(configAtom);
  if (passkeys.offerAfterSignIn === 'never' || !products.has('passkeys')) return set(goToAtom, confirmation);
  const signal = get(screenSignalAtom);
  await set(awaitCodeAtom, passkeyOffer);
  const code = passkeyOffer.value();
  return code ? set(code, confirmation, signal) : set(goToAtom, confirmation);
});

import type { Store } from '../../flows/core/host/host.atoms';
import { isLastScreen } from '../../flows/core/screen/last-screen';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import type { WidgetOptions } from '../options';

/** Tells whether a dialog offers a passkey: that follows the completed log-in, and precedes its confirmation. */
export const isPasskeyOffered = (store: Store | undefined) => store?.get(screenAtom) === 'PasskeyOffer';

/**
 * The options of a mount in a dialog, with a call once the user is logged in, and has answered what follows: a second factor,
 * or the offer of a passkey.
 */
export function callWhenLoggedIn(
  options: WidgetOptions,
  storeOf: () => Store | undefined,
  onLoggedIn: () => void,
): WidgetOptions {
  const { callbacks, config } = options;
  const finish = () => {
    const store = storeOf();
    // The offer of a passkey precedes the last screen.
    if (!store || (config.passkeyOptions?.offerAfterSignIn ?? 'never') === 'never') return onLoggedIn();
    const look = () => {
      if (!isLastScreen(store.get(screenAtom))) return;
      stop();
      onLoggedIn();
    };
    const stop = store.sub(screenAtom, look);
    return look();
  };
  return {
    ...options,
    callbacks: {
      ...callbacks,
      onEvent: (event) => {
        if (event.type === 'AUTHENTICATE_FLOW_COMPLETE') queueMicrotask(finish);
        return typeof callbacks?.onEvent === 'function' ? callbacks.onEvent(event) : undefined;
      },
    },
  };
}

import type { Store } from '../../flows/core/host/host.atoms';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import type { WidgetOptions } from '../options';

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
    // The offer of a passkey follows the completed log-in, and precedes its confirmation.
    if (!store || (config.passkeyOptions?.offerAfterSignIn ?? 'never') === 'never') return onLoggedIn();
    const look = () => store.get(screenAtom).endsWith('Confirmation') && onLoggedIn();
    store.sub(screenAtom, look);
    return look();
  };
  return {
    ...options,
    callbacks: {
      ...callbacks,
      onEvent: (event) => {
        if (event.type === 'AUTHENTICATE_FLOW_COMPLETE') queueMicrotask(finish);
        return callbacks?.onEvent?.(event);
      },
    },
  };
}

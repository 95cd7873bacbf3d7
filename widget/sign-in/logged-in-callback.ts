import type { Store } from '../../flows/core/host/host.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import type { WidgetOptions } from '../options';

/** The screens with which a log-in ends. `EmailConfirmation` is none of them: it says that a link was sent. */
type LastScreen = Exclude<Extract<ScreenName, `${string}Confirmation`>, 'EmailConfirmation'>;

const lastScreens: Readonly<Record<LastScreen, true>> = {
  PasskeyConfirmation: true,
  PasswordConfirmation: true,
  CallbackConfirmation: true,
  OTPConfirmation: true,
  CryptoConfirmation: true,
  SessionConfirmation: true,
  SecondFactorConfirmation: true,
};

/**
 * The options of a mount in a dialog, with a call once the user is logged in, and has answered what follows: a second factor,
 * or the offer of a passkey.
 * @param onComplete called once the log-in is complete. The offer may follow: a dialog that is closed there has logged them in
 */
export function withLoggedInCallback(
  options: WidgetOptions,
  storeOf: () => Store | undefined,
  onLoggedIn: () => void,
  onComplete?: () => void,
): WidgetOptions {
  const { callbacks, config } = options;
  const finish = () => {
    const store = storeOf();
    // The offer of a passkey precedes the last screen.
    if (!store || (config.passkeyOptions?.offerAfterSignIn ?? 'never') === 'never') return onLoggedIn();
    const check = () => {
      if (!Object.hasOwn(lastScreens, store.get(screenAtom))) return;
      stop();
      onLoggedIn();
    };
    const stop = store.sub(screenAtom, check);
    return check();
  };
  return {
    ...options,
    callbacks: {
      ...callbacks,
      onEvent: (event) => {
        if (event.type === 'AUTHENTICATE_FLOW_COMPLETE') {
          onComplete?.();
          queueMicrotask(finish);
        }
        return typeof callbacks?.onEvent === 'function' ? callbacks.onEvent(event) : undefined;
      },
    },
  };
}

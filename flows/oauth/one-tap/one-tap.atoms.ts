import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { watchTime } from '../../core/time/watch-time';
import type { OAuthProviderConfig } from '../../core/config/config';
import { configAtom } from '../../core/config/config.atoms';
import { mountSignalAtom, reportAtom } from '../../core/host/host.atoms';
import { isInShadowAtom } from '../../core/host/presentation.atoms';
import { leaveAtom } from '../../core/host/browser.atoms';
import { answeredAddress, safeAddress } from '../../core/host/safe-address';
import { providerAtom } from '../../core/provider/provider.atoms';
import type { Outcome } from '../../core/provider/outcome';
import { widgetError } from '../../core/provider/widget-error';

/** Where One Tap stands. Whatever is not on show has its fallback, the button. */
export type OneTapState =
  | { status: 'pending' }
  | { status: 'shown'; isEmbedded: boolean }
  | { status: 'cancelled' }
  | { status: 'refused'; reason: string };

/** How long Google's script and answers are waited for, in milliseconds (SEQ-36). */
const patience = 5_000;

const stateAtom = atom<OneTapState>({ status: 'pending' });

/** Where One Tap stands in this mount. */
export const oneTapAtom = atom((get) => get(stateAtom));

/** The element an embedded prompt goes into; Google finds it by its id. */
let parents = 0;
export const parentIdAtom = atom(() => `vestibule-one-tap-${(parents += 1)}`);

/** Opens One Tap; the returned function takes it away. */
export const openOneTapAtom = atom(null, (get, set, provider: OAuthProviderConfig) => {
  const ending = new AbortController();
  const life = get(mountSignalAtom);
  set(stateAtom, { status: 'pending' });
  const settle = (state: OneTapState) => {
    if (!ending.signal.aborted && !life.aborted) set(stateAtom, state);
  };
  const clock = watchTime(life, { [patience]: () => settle({ status: 'refused', reason: 'timeout' }) });
  // StrictMode comes and goes at once; only who stays opens it.
  const timer = setTimeout(() => {
    void open(get, set, provider, ending.signal, settle).finally(() => clock.stop());
  });
  return () => {
    clearTimeout(timer);
    clock.stop();
    ending.abort();
  };
});

async function open(
  get: Getter,
  set: Setter,
  { position = 'floating', cancel_on_tap_outside: cancelOnTapOutside = true }: OAuthProviderConfig,
  signal: AbortSignal,
  settle: (state: OneTapState) => void,
): Promise<void> {
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  // Google looks for the place of an embedded prompt in the document, where a shadow root hides ours.
  const isEmbedded = position !== 'floating' && !get(isInShadowAtom);
  const outcome = await get(providerAtom).showOneTap({
    position: isEmbedded ? position : 'floating',
    cancelOnTapOutside,
    loginRedirectURL,
    signupRedirectURL,
    parentId: get(parentIdAtom),
    onCancelled: () => settle({ status: 'cancelled' }),
    onFinished: (finished) => set(followAtom, finished, settle),
    signal,
  });
  if (!outcome.ok) {
    settle({ status: 'refused', reason: outcome.error.type });
    if (!signal.aborted) set(reportAtom, widgetError('oneTap.render', outcome.error));
  } else if (outcome.value.status === 'refused') settle(outcome.value);
  else settle({ status: 'shown', isEmbedded });
}

/** Goes where the provider says, if that is where the host asked to be led. */
const followAtom = atom(null, (get, set, finished: Outcome<string>, settle: (state: OneTapState) => void): void => {
  if (!finished.ok) {
    set(reportAtom, widgetError('oneTap.submit', finished.error));
    return settle({ status: 'refused', reason: finished.error.type });
  }
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  const requested = [loginRedirectURL, signupRedirectURL].filter((address) => address !== undefined);
  const address =
    requested.length === 0
      ? safeAddress(finished.value)
      : requested.map((asked) => answeredAddress(finished.value, asked)).find(Boolean);
  if (address) return set(leaveAtom, address);
  set(reportAtom, widgetError('oneTap.submit', { type: 'broken' }));
  return settle({ status: 'refused', reason: 'unsafe_address' });
});

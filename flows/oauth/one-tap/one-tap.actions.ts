import { atom, type Getter } from 'jotai/vanilla';
import type { OAuthProviderConfig } from '../../core/config/config';
import { configAtom } from '../../core/config/config.atoms';
import { leaveAtom } from '../../core/host/browser.atoms';
import { answeredAddress, safeAddress } from '../../core/host/safe-address';
import { beginMethodAtom } from '../../core/last-used/last-used.atoms';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { action } from '../../core/request/action';
import { clearFailure } from '../../core/request/typing';
import { watchSignIn } from '../../core/screen/latest-sign-in';
import { screenSignalAtom } from '../../core/screen/screen.atoms';
import { silentDeadline, sleep } from '../../core/time/timing';
import { chooseProviderAtom, startOAuth } from '../oauth.actions';

/**
 * Waits for the provider's answer to Google's credential, and leaves for its address. An answer after a failure, after
 * Cancel, or after another sign-in leads nowhere. Busy until the page is left, or was not within a moment.
 */
export const submitOneTap = action<Promise<Outcome<string>>, URL | undefined>({
  operation: 'oneTap.submit',
  kind: 'send',
  call: async (_provider, answer, { get, signal }) => {
    const isSignedIn = watchSignIn(get);
    const outcome = await answer;
    if (signal.aborted) return failed({ type: 'cancelled' });
    if (!outcome.ok) return outcome;
    if (isSignedIn()) return succeeded(undefined);
    const address = requestedAddress(get, outcome.value);
    return address ? succeeded(address) : failed({ type: 'broken' });
  },
  onSuccess: (get, set, address) => {
    if (!address) return undefined;
    set(beginMethodAtom, 'oauth:google');
    set(leaveAtom, address);
    return sleep(silentDeadline, get(screenSignalAtom));
  },
});

/**
 * The answered address, if it is one of the two that the host requested. If the host leaves one out, the provider answers with
 * that of its project, which the widget does not know.
 */
function requestedAddress(get: Getter, answered: string): URL | undefined {
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  const requested = [loginRedirectURL, signupRedirectURL].filter((address) => address !== undefined);
  return (
    requested.map((asked) => answeredAddress(answered, asked)).find(Boolean) ??
    (requested.length < 2 ? safeAddress(answered) : undefined)
  );
}

/** Sends the account that the user chose in the prompt. It replaces a failure of the buttons. */
export const chooseAccountAtom = atom(null, (get, set, answer: Promise<Outcome<string>>) => {
  clearFailure(get, set, startOAuth);
  return set(submitOneTap.startAtom, answer);
});

/** 'Continue with Google' in place of the prompt. It replaces a failure of the prompt's account. */
export const chooseGoogleAtom = atom(null, (get, set, provider: OAuthProviderConfig) => {
  clearFailure(get, set, submitOneTap);
  return set(chooseProviderAtom, provider);
});

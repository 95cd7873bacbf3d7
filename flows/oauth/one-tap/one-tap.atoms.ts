import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { oneTapPositions } from '../../core/config/config';
import { configAtom, oneOf } from '../../core/config/config.atoms';
import { leaveAtom } from '../../core/host/browser.atoms';
import { isInShadowAtom, mountSignalAtom, reportAtom } from '../../core/host/host.atoms';
import { answeredAddress, safeAddress } from '../../core/host/safe-address';
import { beginMethodAtom } from '../../core/last-used/last-used.atoms';
import type { OneTapShown } from '../../core/provider/oauth-calls';
import type { Outcome } from '../../core/provider/outcome';
import { widgetError } from '../../core/provider/widget-error';
import { request } from '../../core/request/request';
import { watchTime } from '../../core/time/timing';
import { whileRead } from '../../core/time/while-read';
import { socialProvidersAtom } from '../oauth.atoms';

/** The state of One Tap. Whenever it is not shown, the button is shown in its place. */
export type OneTapState = { status: 'pending' } | OneTapShown | { status: 'cancelled' };

/**
 * The longest wait for Google's script and answers, in milliseconds. With the load of our own code, the button is shown
 * within 5 s.
 */
const maxWait = 4_000;

const stateAtom = atom<OneTapState>({ status: 'pending' });

/** One Tap in this mount. While something reads this, its prompt is open. */
export const oneTapAtom = whileRead(
  (get, set) => {
    const ending = new AbortController();
    set(stateAtom, { status: 'pending' });
    // StrictMode mounts and unmounts at once; only a lasting mount opens it.
    watchTime(ending.signal, { 0: () => void open(get, set, ending.signal) });
    return () => ending.abort();
  },
  (get) => get(stateAtom),
);

let parents = 0;
/** The id of the element that holds an embedded prompt, by which Google finds it. */
export const parentIdAtom = atom(() => `vestibule-one-tap-${(parents += 1)}`);

async function open(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const provider = get(socialProvidersAtom).find(({ type }) => type === 'google');
  const { position: given, cancel_on_tap_outside: cancelOnTapOutside = true } = provider ?? {};
  const position = oneOf(oneTapPositions, given);
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  const mountSignal = get(mountSignalAtom);
  const isOver = () => signal.aborted || mountSignal.aborted;
  const settle = (state: OneTapState) => {
    if (!isOver()) set(stateAtom, state);
  };
  // Google looks for the element of an embedded prompt in the document, and cannot see into a shadow root.
  const mayEmbed = !get(isInShadowAtom);
  const outcome = await request(get, set, {
    operation: 'oneTap.render',
    deadline: maxWait,
    signal,
    call: ({ showOneTap }) =>
      showOneTap({
        position: mayEmbed ? position : 'floating',
        cancelOnTapOutside,
        loginRedirectURL,
        signupRedirectURL,
        parentId: get(parentIdAtom),
        onCancelled: () => settle({ status: 'cancelled' }),
        onSubmitted: (answer) => void set(submitAtom, answer, settle),
        signal,
      }),
    onLate: (late) => settle(late.ok ? stateOf(late.value) : { status: 'refused', reason: late.error.type }),
  });
  if (!outcome.ok) return settle({ status: 'refused', reason: outcome.error.type });
  const { value } = outcome;
  settle(stateOf(value));
  // A prompt that the user has closed is no failure.
  if (value.status === 'refused' && value.reason !== 'user_cancel' && !isOver()) {
    set(reportAtom, widgetError('oneTap.render', { type: 'other', serverMessage: value.reason }));
  }
  return undefined;
}

function stateOf(shown: OneTapShown): OneTapState {
  return shown.status === 'refused' && shown.reason === 'user_cancel' ? { status: 'cancelled' } : shown;
}

type Settle = (state: OneTapState) => void;

/** Waits for the provider's answer to Google's credential; without one the button replaces the prompt. */
const submitAtom = atom(null, async (get, set, answer: Promise<Outcome<string>>, settle: Settle): Promise<void> => {
  const outcome = await request(get, set, {
    operation: 'oneTap.submit',
    call: () => answer,
    onLate: (late) => late.ok && set(followAtom, late.value, settle),
  });
  if (outcome.ok) set(followAtom, outcome.value, settle);
  else settle({ status: 'refused', reason: outcome.error.type });
});

/**
 * Leaves for the provider's address, if that is one of the two that the host requested. In place of an address that the host
 * leaves out the provider answers that of its project, which the widget does not know.
 */
const followAtom = atom(null, (get, set, answered: string, settle: Settle): void => {
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  const requested = [loginRedirectURL, signupRedirectURL].filter((address) => address !== undefined);
  const address =
    requested.map((asked) => answeredAddress(answered, asked)).find(Boolean) ??
    (requested.length < 2 ? safeAddress(answered) : undefined);
  if (address) {
    set(beginMethodAtom, 'oauth:google');
    return set(leaveAtom, address);
  }
  set(reportAtom, widgetError('oneTap.submit', { type: 'broken' }));
  return settle({ status: 'refused', reason: 'unsafe_address' });
});

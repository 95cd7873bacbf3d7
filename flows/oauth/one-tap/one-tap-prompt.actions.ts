import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { oneTapPositions } from '../../core/config/config';
import { configAtom, oneOf } from '../../core/config/config.atoms';
import { isInShadowAtom, mountSignalAtom, reportAtom } from '../../core/host/host.atoms';
import type { OneTapShown } from '../../core/provider/oauth-calls';
import { widgetError } from '../../core/provider/widget-error';
import { request } from '../../core/request/request';
import { watchTime } from '../../core/time/timing';
import { whileRead } from '../../core/time/while-read';
import { socialProvidersAtom } from '../oauth.atoms';
import { chooseAccountAtom, submitOneTap } from './one-tap.actions';

/**
 * The state of One Tap. Whenever it is not shown, the button is shown in its place. `chosen`: the user has chosen an account
 * in the prompt, which ends it. Sending that account is an action of its own.
 */
export type OneTapState = { status: 'pending' } | OneTapShown | { status: 'cancelled' } | { status: 'chosen' };

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
    return () => {
      ending.abort();
      set(submitOneTap.cancelAtom);
    };
  },
  (get) => get(stateAtom),
);

let parents = 0;
/** The id of the element that holds an embedded prompt, by which Google finds it. */
export const parentIdAtom = atom(() => `vestibule-one-tap-${(parents += 1)}`);

async function open(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const provider = get(socialProvidersAtom).find(({ type }) => type === 'google');
  const { position: given, cancel_on_tap_outside: cancelOnTapOutside = true } = provider ?? {};
  const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
  const mountSignal = get(mountSignalAtom);
  const isOver = () => {
    const { status } = get(stateAtom);
    return signal.aborted || mountSignal.aborted || status === 'chosen' || status === 'cancelled';
  };
  const settle = (state: OneTapState) => {
    if (!isOver()) set(stateAtom, state);
  };
  // Google looks for the element of an embedded prompt in the document, and cannot see into a shadow root.
  const position = get(isInShadowAtom) ? 'floating' : oneOf(oneTapPositions, given);
  const closing = new AbortController();
  signal.addEventListener('abort', () => closing.abort());
  const outcome = await request(get, set, {
    operation: 'oneTap.render',
    deadline: maxWait,
    signal,
    call: ({ showOneTap }) =>
      showOneTap({
        position,
        cancelOnTapOutside,
        loginRedirectURL,
        signupRedirectURL,
        parentId: get(parentIdAtom),
        onCancelled: () => settle({ status: 'cancelled' }),
        onSubmitted: (answer) => {
          if (signal.aborted) return;
          settle({ status: 'chosen' });
          void set(chooseAccountAtom, answer);
        },
        signal: closing.signal,
      }),
    onLate: (late) => {
      const state: OneTapState = late.ok ? stateOf(late.value) : { status: 'refused', reason: late.error.type };
      if (state.status !== 'shown' || !closing.signal.aborted) settle(state);
    },
  });
  if (isOver()) return undefined;
  if (!outcome.ok) {
    settle({ status: 'refused', reason: outcome.error.type });
    // A late prompt in the page would take the place of the button, under the pointer and the focus (B-SOCIAL-5).
    if (position !== 'floating') closing.abort();
    return undefined;
  }
  const { value } = outcome;
  settle(stateOf(value));
  // A prompt that the user has closed is no failure.
  if (value.status === 'refused' && value.reason !== 'user_cancel') {
    set(reportAtom, widgetError('oneTap.render', { type: 'other', serverMessage: value.reason }));
  }
  return undefined;
}

function stateOf(shown: OneTapShown): OneTapState {
  return shown.status === 'refused' && shown.reason === 'user_cancel' ? { status: 'cancelled' } : shown;
}

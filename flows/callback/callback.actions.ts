import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { leaveAtom } from '../core/host/browser.atoms';
import { emitAtom, mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import { begunAtom, rememberWayAtom } from '../core/last-used/last-used.atoms';
import { offeredBy } from '../core/last-used/way';
import type { ErrorType, ProviderError } from '../core/provider/errors';
import { type Outcome, succeeded } from '../core/provider/outcome';
import { awaitPerson } from '../core/provider/person';
import type { Answer, Person, Provider } from '../core/provider/provider';
import { widgetError } from '../core/provider/widget-error';
import { action, type AnyAction, together } from '../core/request/action';
import { request } from '../core/request/request';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { passed } from '../core/time/watch-time';
import { sayAtom } from '../core/words/words.atoms';
import { resetTokenAtom } from '../password-reset';
import { confirmedSessionAtom } from '../session';
import type { SignInArrival } from './arrival';
import { callbackOptionsAtom, callbackProblemAtom, followedLinkAtom, isIdentifiedAtom } from './callback.atoms';
import { callbackMessages } from './callback.messages';

const pendingWords = (get: Getter) => get(sayAtom)(callbackMessages)('callback.authenticateTitle');

/** The longest wait for a session that is only remembered, and then for any news of one, in milliseconds. */
const patience = { forCertainty: 3_000, forAnybody: 7_000 } as const;

/** Finds out who is signed in, before a link puts somebody else in their place. */
const identify = action<SignInArrival, Person | undefined>({
  operation: 'session.authenticate',
  kind: 'send',
  pendingWords,
  call: async (provider, _arrival, { signal }) => {
    const isCertain = () => provider.isPersonCertain();
    const first = await awaitPerson(provider, signal, patience.forCertainty, isCertain);
    const known = first.status === 'unknown' ? await awaitPerson(provider, signal, patience.forAnybody) : first;
    return succeeded(known.status === 'somebody' ? known.person : undefined);
  },
  onSuccess: (get, set, person, arrival) => {
    set(isIdentifiedAtom, true);
    const { requireClick } = get(callbackOptionsAtom);
    if (!person && !requireClick) return void set(authenticate.startAtom, { arrival, isAgain: false });
    const screen = person ? 'CallbackOther' : 'CallbackContinue';
    // Where a press is required, nothing has been drawn yet: it is a first screen, and focus stays with the host.
    return requireClick ? set(screenAtom, screen) : set(goToAtom, screen);
  },
});

/** The exchange of a link's token for a session, first or again. */
interface Exchange {
  arrival: SignInArrival;
  isAgain: boolean;
}

/** Exchanges the link's token for a session, once for the page (B-BACK-2). */
export const authenticate = action<Exchange, Outcome<Answer>>({
  operation: ({ arrival }) => (arrival.type === 'oauth' ? 'oauth.authenticate' : 'magicLinks.authenticate'),
  kind: 'authenticate',
  pendingWords,
  call: async (provider, { arrival, isAgain }, { get, signal }) => {
    const link = get(followedLinkAtom);
    const outcome = await link.spend(() => exchange(get, provider, arrival), isAgain);
    // Of a failure that another widget of this page has told the host, this one tells nothing.
    return outcome.ok || (!signal.aborted && !link.claim(outcome)) ? succeeded(outcome) : outcome;
  },
  onSuccess: (get, set, outcome, { arrival }) =>
    outcome.ok ? finish(get, set, outcome, arrival) : showFailure(get, set, outcome.error),
  onFailure: (get, set, error) => {
    void showFailure(get, set, error);
    return 'handled';
  },
});

function exchange(get: Getter, provider: Provider, { type, token }: SignInArrival): Promise<Outcome<Answer>> {
  const { sessionDurationMinutes } = get(configAtom);
  const tokenRequest = { token, sessionDurationMinutes };
  return type === 'oauth' ? provider.authenticateOAuth(tokenRequest) : provider.authenticateMagicLink(tokenRequest);
}

function finish(get: Getter, set: Setter, signedIn: { value: Answer }, { type }: SignInArrival) {
  const link = get(followedLinkAtom);
  link.forget();
  if (!link.claim(signedIn)) return set(goToAtom, 'CallbackConfirmation');
  set(emitAtom, { type: type === 'oauth' ? 'OAUTH_AUTHENTICATE' : 'MAGIC_LINK_AUTHENTICATE', data: signedIn.value });
  if (type !== 'oauth') return set(completeSignInAtom, 'CallbackConfirmation', 'email');
  // Which social provider it was is known by where this browser was sent from.
  const begun = get(begunAtom) ?? '';
  if (offeredBy(begun) === 'oauth') set(rememberWayAtom, begun);
  return set(completeSignInAtom, 'CallbackConfirmation', undefined);
}

/** The failures by which the provider says that a link is of no more use. */
const spentTypes: ReadonlySet<ErrorType> = new Set(['unable_to_auth_magic_link', 'oauth_token_not_found']);

async function showFailure(get: Getter, set: Setter, error: ProviderError): Promise<void> {
  const link = get(followedLinkAtom);
  const isSpent = spentTypes.has(error.type);
  const isElsewhere = error.type === 'other_browser';
  const asked = isSpent || isElsewhere ? await askedAddress(get, set) : undefined;
  // An earlier try may have been answered meanwhile, and have used the link up for this one.
  if (link.hasSucceeded()) return undefined;
  if (isSpent) link.forget();
  if (isSpent || isElsewhere) set(callbackProblemAtom, { kind: isSpent ? 'spent' : 'elsewhere', askedAddress: asked });
  else set(callbackProblemAtom, { kind: 'failed', error });
  return set(goToAtom, 'CallbackProblem');
}

async function askedAddress(get: Getter, set: Setter): Promise<string | undefined> {
  const outcome = await request(get, set, {
    operation: 'askedAddress',
    call: (provider) => provider.askedAddress(),
    deadline: 1_000,
  });
  return outcome.ok ? outcome.value : undefined;
}

/** Cancel: what was begun is let go, and the person is told what that means. */
export const stopAtom = atom(null, (_get, set) => {
  set(identify.cancelAtom);
  set(authenticate.cancelAtom);
  set(callbackProblemAtom, { kind: 'stopped' });
  void set(goToAtom, 'CallbackProblem');
});

/** The log-in by the link as one action, whichever step it is at. */
export const arriving: AnyAction = { stateAtom: together(identify, authenticate).stateAtom, cancelAtom: stopAtom };

/** Begins with the link that led here, as far as that goes without a press (B-BACK-2). */
export const beginCallbackAtom = atom(null, (get, set) => {
  const link = get(followedLinkAtom);
  const { arrival } = link;
  if (arrival.kind === 'signIn') {
    if (!link.hasBegun()) return set(identify.startAtom, arrival);
    set(isIdentifiedAtom, true);
    return set(authenticate.startAtom, { arrival, isAgain: false });
  }
  set(isIdentifiedAtom, true);
  if (arrival.kind === 'reset') {
    set(screenAtom, 'PasswordResetForm');
    return set(resetTokenAtom, { status: 'reset', token: arrival.token });
  }
  if (arrival.kind === 'declined' && link.claim(arrival)) {
    const { error, description = error } = arrival;
    const failure = { type: 'oauth_flow_callback_error', serverMessage: description } as const;
    set(reportAtom, widgetError('callback', failure));
  }
  set(callbackProblemAtom, arrival);
  return set(screenAtom, 'CallbackProblem');
});

/** 'Continue', 'Use the link' and 'Try again': the person wants to be logged in by the link. */
export const logInByLinkAtom = atom(null, async (get, set, isAgain: boolean) => {
  const { arrival } = get(followedLinkAtom);
  if (arrival.kind !== 'signIn') return;
  await set(goToAtom, 'CallbackAuthenticate');
  await (get(isIdentifiedAtom) ? set(authenticate.startAtom, { arrival, isAgain }) : set(identify.startAtom, arrival));
});

/** 'Stay in this account': the link is not used. */
export const stayLoggedInAtom = atom(null, (get, set) => {
  get(followedLinkAtom).forget();
  if (get(callbackOptionsAtom).continueURL) return set(continueAtom);
  set(confirmedSessionAtom, 'known');
  return set(goToAtom, 'SessionConfirmation');
});

const hasContinuedAtom = atom(false);

/** Goes on to where success leads. This page is done with, and Back does not return to it. */
export const continueAtom = atom(null, (get, set) => {
  const { continueURL } = get(callbackOptionsAtom);
  if (!continueURL) return;
  set(hasContinuedAtom, true);
  set(leaveAtom, continueURL, { isSpent: true });
});

/** Returns to where people log in. */
export const backToLoginAtom = atom(null, (get, set) => {
  const { loginURL } = get(callbackOptionsAtom);
  if (loginURL) set(leaveAtom, loginURL);
});

/** The time that success is shown before it leads on, in milliseconds. */
const successShown = 1_000;

/** The screens that say that somebody is logged in. */
const successScreens: ReadonlySet<ScreenName> = new Set([
  'CallbackConfirmation',
  'PasswordConfirmation',
  'SessionConfirmation',
]);

/** Follows the screens: once one of them is success, the token is forgotten and the person is led on. */
export const followSuccessAtom = atom(null, async (get, set) => {
  if (!successScreens.has(get(screenAtom))) return;
  get(followedLinkAtom).forget();
  await passed(get(mountSignalAtom), successShown);
  if (!get(hasContinuedAtom)) set(continueAtom);
});

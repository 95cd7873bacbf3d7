import type { Getter, Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import type { ErrorType, ProviderError } from '../core/provider/errors';
import { type Outcome, succeeded } from '../core/provider/outcome';
import { awaitPerson } from '../core/provider/await-person';
import { signedInNow } from '../core/provider/person';
import type { Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { action } from '../core/request/action';
import { goToAtom } from '../core/screen/screen.atoms';
import { within } from '../core/time/within';
import { sayAtom } from '../core/words/words.atoms';
import { showOtherSessionAtom } from '../session';
import type { SignInArrival } from './arrival';
import { callbackProblemAtom, followedLinkAtom, accountQuestionAtom } from './callback.atoms';
import { callbackMessages } from './callback.messages';
import { expectationOf, needsPress, linkExpectationAtom } from './expectation.atoms';
import { endLinkSignInAtom } from './leave.actions';
import type { SpentLink } from './link';

/** The announcement while the page works. */
export const pendingWords = (get: Getter) => get(sayAtom)(callbackMessages)('callback.authenticateTitle');

/** The call that exchanges a token of each type, and the event that it is reported as. */
const exchangeOf = {
  magic_links: { operation: 'magicLinks.authenticate', event: 'MAGIC_LINK_AUTHENTICATE' },
  login: { operation: 'magicLinks.authenticate', event: 'MAGIC_LINK_AUTHENTICATE' },
  oauth: { operation: 'oauth.authenticate', event: 'OAUTH_AUTHENTICATE' },
  impersonation: { operation: 'impersonation.authenticate', event: 'IMPERSONATION_AUTHENTICATE' },
} as const;

/** Exchange of a link's token for a session, first or again. */
interface Exchange {
  arrival: SignInArrival;
  isAgain: boolean;
}

/** Exchanges the link's token for a session, once for the page (B-BACK-2). */
export const authenticate = action<Exchange, Outcome<SpentLink>>({
  operation: ({ arrival }) => exchangeOf[arrival.type].operation,
  kind: 'authenticate',
  pendingWords,
  call: async (provider, { arrival, isAgain }, { get, signal }) => {
    const link = get(followedLinkAtom);
    const outcome = await link.spend(() => exchange(get, provider, arrival), isAgain);
    // A failure that another widget of this page has reported is not reported again.
    return outcome.ok || (!signal.aborted && !link.claim(outcome)) ? succeeded(outcome) : outcome;
  },
  onSuccess: (get, set, outcome, { arrival }) =>
    outcome.ok ? finish(get, set, outcome, arrival) : showFailure(get, set, outcome.error, arrival),
  onFailure: (get, set, error, { arrival }) => {
    void showFailure(get, set, error, arrival);
    return 'handled';
  },
});

async function exchange(get: Getter, provider: Provider, { type, token }: SignInArrival): Promise<Outcome<SpentLink>> {
  const { sessionDurationMinutes } = get(configAtom);
  const tokenRequest = { token, sessionDurationMinutes };
  if (type === 'oauth') return answered(await provider.authenticateOAuth(tokenRequest));
  if (type === 'impersonation') return answered(await provider.impersonate({ token }));
  // Requested before the sign-in, which clears the address.
  const requesting = provider.askedAddress();
  const outcome = await provider.authenticateMagicLink(tokenRequest);
  const address = await within(0, requesting);
  return answered(outcome, address?.ok ? address.value : undefined);
}

function answered(outcome: Outcome<SpentLink['answer']>, askedAddress?: string): Outcome<SpentLink> {
  return outcome.ok ? succeeded({ answer: outcome.value, ...(askedAddress && { askedAddress }) }) : outcome;
}

async function finish(get: Getter, set: Setter, spent: { value: SpentLink }, { type }: SignInArrival) {
  const link = get(followedLinkAtom);
  link.forget();
  const expectation = await expectationOf(get, spent.value, type);
  set(linkExpectationAtom, expectation);
  if (link.claim(spent)) {
    set(emitAtom, { type: exchangeOf[type].event, data: spent.value.answer });
  }
  return needsPress(expectation) ? set(goToAtom, 'CallbackConfirmation') : set(endLinkSignInAtom);
}

/** The failures by which the provider says that a link is of no more use. */
const spentTypes: ReadonlySet<ErrorType> = new Set(['unable_to_auth_magic_link', 'oauth_token_not_found']);

async function showFailure(get: Getter, set: Setter, error: ProviderError, { type }: SignInArrival): Promise<void> {
  const link = get(followedLinkAtom);
  const isSpent = spentTypes.has(error.type);
  const isUseless = isSpent || error.type === 'other_browser';
  const isMailed = type === 'magic_links' || type === 'login';
  const [askedAddress, isSpentHere] = await Promise.all([
    // Nothing else was requested here by mail: staff have their link from elsewhere, and a social provider sends none.
    isUseless && isMailed ? within(1_000, get(providerAtom).askedAddress()) : undefined,
    isSpent && !get(accountQuestionAtom) && hasNewSession(get),
  ]);
  // An earlier attempt may have succeeded meanwhile, and spent the link.
  if (link.hasSucceeded()) return undefined;
  // A link works in the browser that has its proof. The proof of a social log-in was here, and is replaced.
  if (isSpent || (isUseless && type === 'oauth')) link.forget();
  if (isSpentHere) return set(showOtherSessionAtom);
  if (!isUseless) set(callbackProblemAtom, { kind: 'failed', error });
  else if (type === 'oauth') {
    set(callbackProblemAtom, { kind: 'declined', error: error.type, description: undefined, cause: error });
  } else {
    const kind = isSpent ? 'spent' : 'elsewhere';
    set(callbackProblemAtom, { kind, askedAddress: askedAddress?.ok ? askedAddress.value : undefined });
  }
  return set(goToAtom, 'CallbackProblem');
}

/** The longest wait for a session that another tab is making with the same link, in milliseconds. */
const otherTab = 1_000;

/** Tells whether an account is logged in now. If none was before, another tab of this browser has used the link. */
async function hasNewSession(get: Getter): Promise<boolean> {
  const isIn = () => signedInNow(get).status === 'signedIn';
  await awaitPerson(get(providerAtom), get(mountSignalAtom), otherTab, isIn);
  return isIn();
}

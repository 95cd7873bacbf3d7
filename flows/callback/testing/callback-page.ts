import { vi } from 'vitest';
import type { Config } from '../../core/config/config';
import { browserAtom } from '../../core/host/browser.atoms';
import { type Outcome, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { screenAtom } from '../../core/screen/screen.atoms';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import type { Arrival } from '../arrival';
import { followSuccessAtom, shownSuccessAtom } from '../leave.actions';
import { callbackProblemAtom, followedLinkAtom } from '../callback.atoms';
import { type FollowedLink, makeLink, type SpentLink } from '../link';

const config: Config = { products: ['emailMagicLinks'] };
/** A link of a mail that signs in. */
export const magicLink: Arrival = { kind: 'signIn', type: 'magic_links', token: 'token-1' };
/** A provider without a signed-in user. */
export const signedOut: Partial<Provider> = { person: () => undefined, hasSession: async () => succeeded(false) };

/** The link of a page, which records how it was used. */
function linkOf(arrival: Arrival): FollowedLink & { isForgotten: boolean; sent: string[] } {
  const link = makeLink({ arrival, forget: () => void (watched.isForgotten = true) });
  const watched = {
    ...link,
    isForgotten: false,
    /** Each use of its token: the first one, or again after a failure. */
    sent: new Array<string>(),
    spend: (call: () => Promise<Outcome<SpentLink>>, isAgain: boolean) => {
      watched.sent.push(isAgain ? 'again' : 'first');
      return link.spend(call, isAgain);
    },
  };
  return watched;
}

/** The page that a link led to, before anything has started. The test has fake timers. */
export function pageOf(arrival: Arrival, answers: Partial<Provider> = signedOut) {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, config);
  const link = linkOf(arrival);
  const left: string[] = [];
  page.store.set(browserAtom, {
    leave: ({ href }, { isSpent }) => void left.push(`${isSpent ? 'replace' : 'go'} ${href}`),
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  page.store.set(screenAtom, 'CallbackAuthenticate');
  page.store.set(followedLinkAtom, link);
  page.store.sub(shownSuccessAtom, () => void page.store.set(followSuccessAtom));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const problem = () => (page.store.get(screenAtom) === 'CallbackProblem' ? page.store.get(callbackProblemAtom) : {});
  return { ...page, calls, link, left, settle, problem };
}

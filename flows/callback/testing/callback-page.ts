import { vi } from 'vitest';
import type { Config } from '../../core/config/config';
import { browserAtom } from '../../core/host/browser.atoms';
import { type Outcome, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { screenAtom } from '../../core/screen/screen.atoms';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import type { Arrival } from '../arrival';
import { followSuccessAtom, successAtom } from '../leave.actions';
import { callbackProblemAtom, followedLinkAtom } from '../callback.atoms';
import type { FollowedLink, SpentLink } from '../link';

const config: Config = { products: ['emailMagicLinks'] };
/** A link of a mail that signs in. */
export const magicLink: Arrival = { kind: 'signIn', type: 'magic_links', token: 'token-1' };
/** A provider with whom nobody is signed in. */
export const nobody: Partial<Provider> = { person: () => undefined, hasSession: async () => succeeded(false) };

/** A link as a page of one widget has it. */
function linkOf(arrival: Arrival): FollowedLink & { isForgotten: boolean; sent: string[] } {
  const told = new WeakSet<object>();
  const state = { begun: false, succeeded: false };
  const link = {
    arrival,
    isForgotten: false,
    /** Each use of its token: the first one, or again after a failure. */
    sent: new Array<string>(),
    hasBegun: () => state.begun,
    hasSucceeded: () => state.succeeded,
    spend: async (call: () => Promise<Outcome<SpentLink>>, isAgain: boolean) => {
      link.sent.push(isAgain ? 'again' : 'first');
      state.begun = true;
      const outcome = await call();
      state.succeeded ||= outcome.ok;
      return outcome;
    },
    claim: (news: object) => {
      const isNews = !told.has(news);
      told.add(news);
      return isNews;
    },
    forget: () => void (link.isForgotten = true),
  };
  return link;
}

/** The page that a link led to, before anything has begun. The test has fake timers. */
export function pageOf(arrival: Arrival, answers: Partial<Provider> = nobody) {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, config);
  const link = linkOf(arrival);
  const left: string[] = [];
  page.store.set(browserAtom, {
    leave: ({ href }, { isSpent }) => void left.push(`${isSpent ? 'replace' : 'go'} ${href}`),
    back: () => undefined,
    show: () => undefined,
  });
  page.store.set(screenAtom, 'CallbackAuthenticate');
  page.store.set(followedLinkAtom, link);
  page.store.sub(successAtom, () => void page.store.set(followSuccessAtom));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const problem = () => (page.store.get(screenAtom) === 'CallbackProblem' ? page.store.get(callbackProblemAtom) : {});
  return { ...page, calls, link, left, settle, problem };
}

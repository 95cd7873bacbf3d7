import type { Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import type { Arrival } from './arrival';

/** A link that has logged in: the provider's answer, and the address for which this browser had requested a link. */
export interface SpentLink {
  answer: Answer;
  askedAddress?: string;
}

/** The link that led to this page: one for the page, however many widgets are mounted in it. */
export interface FollowedLink {
  readonly arrival: Arrival;
  /** True if the browser has loaded this page again, by a reload or by Back or Forward: the token of its link may be spent or removed. */
  readonly isLoadedAgain?: boolean;
  /** Tells whether its token has been sent by any widget of this page. */
  hasBegun(): boolean;
  /** Tells whether its token has signed a user in. */
  hasSucceeded(): boolean;
  /** Tells whether it was forgotten: a later mount does not begin with it. */
  isOver(): boolean;
  /**
   * Sends its token by `call`, once for the page. Later calls get the same outcome. `isAgain` sends it again after a
   * failure.
   */
  spend(call: () => Promise<Outcome<SpentLink>>, isAgain: boolean): Promise<Outcome<SpentLink>>;
  /** Claims the report of an event to the host: true for the first widget that asks. */
  claim(news: object): boolean;
  /** Forgets the token, which a reload of the page would restore. */
  forget(): void;
}

/** The parts of a link that its page provides: its arrival, and how it is forgotten. */
type LinkOfPage = Pick<FollowedLink, 'arrival' | 'isLoadedAgain' | 'forget'>;

/** Makes the link of a page, which keeps one outcome of its token for all widgets. */
export function makeLink(ofPage: LinkOfPage): FollowedLink {
  let answer: Promise<Outcome<SpentLink>> | undefined;
  let hasSucceeded = false;
  let isOver = false;
  const reported = new WeakSet<object>();
  const spend: FollowedLink['spend'] = async (call, isAgain) => {
    const started = isAgain && !hasSucceeded ? undefined : answer;
    const current = started ?? call();
    answer = current;
    const outcome = await current;
    // The widget that started it was unmounted before anything was sent. The first of those that waited sends it.
    if (started && !outcome.ok && outcome.error.type === 'cancelled') {
      if (answer === started) answer = undefined;
      return spend(call, false);
    }
    if (outcome.ok) {
      hasSucceeded = true;
      answer = current;
    }
    return outcome;
  };
  return {
    ...ofPage,
    hasBegun: () => answer !== undefined,
    hasSucceeded: () => hasSucceeded,
    isOver: () => isOver,
    spend,
    claim: (news) => {
      const isNews = !reported.has(news);
      reported.add(news);
      return isNews;
    },
    forget: () => {
      isOver = true;
      ofPage.forget();
    },
  };
}

/** A page that no link led to. */
export const noLink: FollowedLink = {
  arrival: { kind: 'nothing' },
  hasBegun: () => false,
  hasSucceeded: () => false,
  isOver: () => false,
  spend: (call) => call(),
  claim: () => true,
  forget: () => undefined,
};

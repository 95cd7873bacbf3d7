import { arrivalParameters, type FollowedLink, readArrival, type SpentLink } from '../../flows/callback';
import type { Outcome } from '../../flows/core/provider/outcome';

/** The parameters that a link brought, by name. */
type Brought = Readonly<Record<string, string>>;

/** The links of this page's life, by what they brought: a token is spent once, whatever mounts again. */
const links = new Map<string, FollowedLink>();

/** The link that was taken last, and the address that is left without it. */
let latest: { href: string; link: FollowedLink } | undefined;

/** The name under which the history's state keeps what a link brought, for a reload of the page. */
const stateName = 'vestibule';

/**
 * Takes what a link brought out of the address, before any request can carry it on as a referrer. Other parameters, and the
 * host router's own state, stay. Until it is spent it is kept in the state of the history's entry.
 */
export function takeFollowedLink(): FollowedLink {
  const address = new URL(location.href);
  const found = arrivalParameters.filter((name) => address.searchParams.has(name));
  if (found.length > 0) {
    const brought = Object.fromEntries(found.map((name) => [name, address.searchParams.get(name) ?? '']));
    for (const name of found) address.searchParams.delete(name);
    history.replaceState(withBrought(brought), '', address);
    latest = { href: address.href, link: linkOf(brought) };
    return latest.link;
  }
  const kept = keptInState();
  if (kept) return linkOf(kept);
  // A widget that is mounted again finds what became of the link, spent as it may be.
  return latest?.href === address.href ? latest.link : linkOf({});
}

function linkOf(brought: Brought): FollowedLink {
  const key = JSON.stringify(brought);
  const link = links.get(key) ?? makeLink(brought, key);
  links.set(key, link);
  return link;
}

function makeLink(brought: Brought, key: string): FollowedLink {
  let answer: Promise<Outcome<SpentLink>> | undefined;
  let hasSucceeded = false;
  const told = new WeakSet<object>();
  return {
    arrival: readArrival(new URLSearchParams(brought)),
    isLoadedAgain: isLoadedAgain(),
    hasBegun: () => answer !== undefined,
    hasSucceeded: () => hasSucceeded,
    spend: async (call, isAgain) => {
      const begun = isAgain && !hasSucceeded ? undefined : answer;
      let current = begun ?? call();
      answer = current;
      let outcome = await current;
      // The widget that began it was taken away before anything was sent.
      if (begun && !outcome.ok && outcome.error.type === 'cancelled') {
        current = call();
        answer = current;
        outcome = await current;
      }
      if (outcome.ok) {
        hasSucceeded = true;
        answer = current;
      }
      return outcome;
    },
    claim: (news) => {
      const isNews = !told.has(news);
      told.add(news);
      return isNews;
    },
    forget: () => {
      if (JSON.stringify(keptInState()) === key) history.replaceState(withBrought(undefined), '');
    },
  };
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** The state of the history's entry with what a link brought; a router's own state that is no plain object is left as it is. */
function withBrought(brought: Brought | undefined): unknown {
  const state: unknown = history.state ?? {};
  if (!isPlain(state)) return state;
  const { [stateName]: _before, ...own } = state;
  if (brought) return { ...own, [stateName]: brought };
  return Object.keys(own).length > 0 ? own : null;
}

function keptInState(): Brought | undefined {
  const state: unknown = history.state;
  const kept = isPlain(state) ? state[stateName] : undefined;
  if (!isPlain(kept)) return undefined;
  const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

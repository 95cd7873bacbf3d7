/** The parameters of a link, by name. */
export type LinkParameters = Readonly<Record<string, string>>;

/** The names of the parameters that a link may have in its query. */
const names = ['stytch_token_type', 'token', 'error', 'error_description'] as const;

/** The name under which the history's state keeps the parameters of a link, for a reload of the page. */
export const stateName = 'vestibule';

/** The parameters that were taken out of the address and have not been read yet. */
let unread: LinkParameters | undefined;

/**
 * Removes the parameters of a link from the address, before any request can send them as a referrer. Other parameters, and the
 * host router's own state, are left. Until the token is spent they are kept in the state of the history's entry.
 */
export function removeLinkFromUrl(): void {
  unread = takeParameters(names, stateWith) ?? unread;
}

/** Removes parameters from the address, and returns them; undefined if there are none. */
export function takeParameters(
  names: readonly string[],
  stateOf: (taken: LinkParameters) => unknown = () => history.state,
): LinkParameters | undefined {
  const address = new URL(location.href);
  // Not by `searchParams.delete`, which writes the host's other parameters in another way ("%20" as "+", "a" as "a=").
  const parts = address.search.slice(1).split('&');
  const isTaken = (part: string) => names.some((name) => new URLSearchParams(part).has(name));
  // Of two parameters with one name the first counts, as it does for `URLSearchParams.get`.
  const found = parts.filter(isTaken).toReversed();
  if (!found[0]) return undefined;
  const taken = Object.fromEntries(new URLSearchParams(found.join('&')));
  address.search = parts.filter((part) => !isTaken(part)).join('&');
  history.replaceState(stateOf(taken), '', address);
  return taken;
}

/** Returns the parameters of a link on the first call; undefined later, and without a link. */
export function takeLinkFromUrl(): LinkParameters | undefined {
  removeLinkFromUrl();
  const linkFromUrl = unread;
  unread = undefined;
  return linkFromUrl;
}

/** Tells whether the address has the parameters of a link to finish: a token of the provider's, or a refusal. */
export const isLinkInUrl = (): boolean => /[?&](?:stytch_token_type|error)=/.test(location.search);

/** Tells whether there is a link to be finished: in the address, or taken out of it and not spent yet. */
export const isLinkPending = (): boolean => isLinkInUrl() || unread !== undefined || stateName in Object(history.state);

/**
 * The state of the history's entry with the parameters of a link. A router's own state that is not a plain object is
 * unchanged.
 */
export function stateWith(linkFromUrl: LinkParameters | undefined): unknown {
  const state: unknown = history.state ?? {};
  if (!isPlain(state)) return state;
  const { [stateName]: _before, ...own } = state;
  if (linkFromUrl) return { ...own, [stateName]: linkFromUrl };
  return Object.keys(own).length > 0 ? own : null;
}

/** Tells whether a value is a plain object. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value?.constructor === Object;
}

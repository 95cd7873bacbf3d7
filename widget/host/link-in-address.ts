import { arrivalParameters } from '../../flows/callback/arrival';

/** The parameters that a link brought, by name. */
export type Brought = Readonly<Record<string, string>>;

/** The name under which the history's state keeps what a link brought, for a reload of the page. */
export const stateName = 'vestibule';

/** The parameters that were taken out of the address and have not been read yet. */
let unread: Brought | undefined;

/**
 * Takes what a link brought out of the address, before any request can carry it on as a referrer. Other parameters, and the
 * host router's own state, stay. Until it is spent it is kept in the state of the history's entry.
 */
export function takeOutOfAddress(): void {
  unread = takeParameters(arrivalParameters, stateWith) ?? unread;
}

/** Takes parameters out of the address, and gives those that were there; undefined where none was. */
export function takeParameters(
  names: readonly string[],
  stateOf: (taken: Brought) => unknown = () => history.state,
): Brought | undefined {
  const address = new URL(location.href);
  const found = names.filter((name) => address.searchParams.has(name));
  if (found.length === 0) return undefined;
  const taken = Object.fromEntries(found.map((name) => [name, address.searchParams.get(name) ?? '']));
  for (const name of found) address.searchParams.delete(name);
  history.replaceState(stateOf(taken), '', address);
  return taken;
}

/** Gives what a link brought when it is first read; undefined after, and where there was none. */
export function readBrought(): Brought | undefined {
  takeOutOfAddress();
  const brought = unread;
  unread = undefined;
  return brought;
}

/** Tells whether the address has what a link brings to be finished: a token of the provider's, or a refusal. */
export const isLinkInAddress = (): boolean => /[?&](?:stytch_token_type|error)=/.test(location.search);

/** Tells whether there is a link to be finished: in the address, or taken out of it and not spent yet. */
export const isLinkHere = (): unknown => isLinkInAddress() || unread || Object(history.state)[stateName];

/** The state of the history's entry with what a link brought; a router's own state that is no plain object is left as it is. */
export function stateWith(brought: Brought | undefined): unknown {
  const state: unknown = history.state ?? {};
  if (!isPlain(state)) return state;
  const { [stateName]: _before, ...own } = state;
  if (brought) return { ...own, [stateName]: brought };
  return Object.keys(own).length > 0 ? own : null;
}

/** Tells whether a value is an object as `{}` makes it. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value?.constructor === Object;
}

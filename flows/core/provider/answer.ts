/** The provider's answer as a host may see it: everything but the session's tokens. */
export type Answer = Readonly<Record<string, unknown>>;

/** A signed-in user. */
export interface Person {
  userId: string;
  /** The account by the name they know: an address or a number. */
  account?: string;
}

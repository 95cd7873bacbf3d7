import type { WidgetOptions } from '../options';
import type { Client } from '../stytch/client';

/** The options of `signIn`: those of every mount, and two of its own. */
export interface SignInOptions extends WidgetOptions {
  /** The try with a passkey of this device before the dialog, where 'passkeys' is among the products. Default true. */
  passkeyFirst?: boolean;
  /** Ends it when aborted: what is open closes, and the promise rejects with `SignInClosedError`. Default: none. */
  signal?: AbortSignal;
}

/** The session that `signIn` found or began. */
export interface SignInResult {
  session: NonNullable<ReturnType<Client['session']['getSync']>>;
  user: NonNullable<ReturnType<Client['user']['getSync']>>;
  /** The method by which it was found: a `session` that existed, a passkey with one press (`immediate`), or the `dialog`. */
  how: 'session' | 'immediate' | 'dialog';
}

/** The rejection of `signIn`: the user closed the dialog, or the host's signal was aborted. */
export class SignInClosedError extends Error {
  override readonly name = 'SignInClosedError';

  /** @param reason `closed` by Escape or "Close", `aborted` by the `signal` */
  constructor(readonly reason: 'closed' | 'aborted') {
    super(reason === 'closed' ? 'The log-in dialog was closed.' : 'The log-in was aborted.');
  }
}

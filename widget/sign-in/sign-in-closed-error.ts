/** The rejection of `signIn`: the user closed the dialog, or the host's signal was aborted. */
export class SignInClosedError extends Error {
  override readonly name = 'SignInClosedError';

  /** @param reason `closed` by Escape or "Close", `aborted` by the `signal` */
  constructor(readonly reason: 'closed' | 'aborted') {
    super(reason === 'closed' ? 'The log-in dialog was closed.' : 'The log-in was aborted.');
  }
}

import type { Answer, Outcome } from './outcome';

/** An authenticator app that is being set up. Its secret and its recovery codes are returned once. */
export interface TotpSetup {
  totpId: string;
  /** In base32 (RFC 4648), as an app takes it. */
  secret: string;
  recoveryCodes: readonly string[];
}

/** The port's calls by which a signed-in user sets up an authenticator app, or uses a recovery code in its place. */
export interface SecondFactorCalls {
  /**
   * Starts the set-up of an authenticator app, and replaces one that was never finished. Fails with
   * `active_totp_exists` if the user has one.
   */
  createTotp(): Promise<Outcome<TotpSetup>>;
  /** Reads the recovery codes that are left. */
  recoveryCodes(): Promise<Outcome<readonly string[]>>;
  /** Uses a recovery code in place of the app. */
  recoverTotp(request: { code: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

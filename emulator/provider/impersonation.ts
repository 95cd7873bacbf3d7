/** A member of the project's staff who may act as a user, by a token that was created for it. */
export interface Impersonation {
  readonly userId: string;
  readonly impersonatorId: string;
  readonly impersonatorEmail: string;
}

/** The lifetime of an unused impersonation token, in seconds. */
export const impersonationTokenSeconds = 5 * 60;

/** The length of an impersonated session, in minutes. It cannot be extended. */
export const impersonatedSessionMinutes = 60;

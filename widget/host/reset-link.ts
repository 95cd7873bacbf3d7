import { type LinkParameters, takeParameters } from './link-in-url';

/** The token of a reset link and its type, from when they are removed from the address until a mount takes them. */
let taken: LinkParameters | undefined;

/**
 * Removes the token of a reset link from the address bar, before any request can send it as a referrer. Other
 * parameters, and the host router's own state, are kept.
 */
export function removeResetTokenFromUrl(): void {
  taken = takeParameters(['token', 'stytch_token_type']) ?? taken;
}

/**
 * Takes the token and the type of a reset link for a mount. A mount that follows in the same task gets them as well,
 * since React's StrictMode runs an effect of the host twice.
 */
export function takeResetLink(): LinkParameters {
  removeResetTokenFromUrl();
  queueMicrotask(() => {
    taken = undefined;
  });
  return { ...taken };
}

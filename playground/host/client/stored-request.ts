const key = 'slow-clay-come-back';

/** Stores the address of an authorization request that needs a signed-in user. */
export function storeRequest(): void {
  sessionStorage.setItem(key, location.pathname + location.search);
}

/** The address of the stored request, once: the caller redirects the user to it. */
export function takeStoredRequest(): string | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const question = kept === null ? undefined : new URL(kept, location.href);
  // Only ever a page of our own.
  return question?.origin === location.origin ? question.href : undefined;
}

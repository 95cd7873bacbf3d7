const key = 'slow-clay-come-back';

/** Remembers the page of a question that a user must be signed in to answer. */
export function rememberQuestion(): void {
  sessionStorage.setItem(key, location.pathname + location.search);
}

/** The address of the question that waits, once: a user who asks for it is about to go there. */
export function takeQuestion(): string | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const question = kept === null ? undefined : new URL(kept, location.href);
  // Only ever a page of our own.
  return question?.origin === location.origin ? question.href : undefined;
}

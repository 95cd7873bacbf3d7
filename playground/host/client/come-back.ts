const key = 'slow-clay-come-back';

/** Remembers the page of a question that somebody must be signed in to answer. */
export function rememberQuestion(): void {
  sessionStorage.setItem(key, location.search);
}

/** The address of the question that waits, once: whoever asks for it is about to go there. */
export function takeQuestion(): string | undefined {
  const query = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Only ever our own page: the rest of the address is built here.
  return query?.startsWith('?') ? `/consent${query}` : undefined;
}

/** The sentence of a page whose storage had to be stood in for. */
export const blockedStorageSentence =
  'Cookies and storage are blocked for this page, so you stay signed in only until you leave it.';

/**
 * The provider's client reads `localStorage` as it is imported, and cookies when it starts. Where the browser forbids
 * them (a sandboxed frame, a strict setting), this makes them missing instead, which the client can live with. Call it
 * before the import; the answer says whether it was needed.
 */
export function standInForBlockedStorage(): boolean {
  const isStorageBlocked = (['localStorage', 'sessionStorage'] as const).filter(standInFor).length > 0;
  if (!isForbidden(() => document.cookie)) return isStorageBlocked;
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  return true;
}

function standInFor(name: 'localStorage' | 'sessionStorage'): boolean {
  const probe = 'vestibule-probe';
  const isBlocked = isForbidden(() => {
    window[name].setItem(probe, probe);
    window[name].removeItem(probe);
  });
  if (isBlocked) Object.defineProperty(window, name, { configurable: true, value: undefined });
  return isBlocked;
}

function isForbidden(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

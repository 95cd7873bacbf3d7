/**
 * The session storage of this tab; undefined where the browser blocks it. Reading the property throws there, or gives undefined
 * after `standInForBlockedStorage`.
 */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

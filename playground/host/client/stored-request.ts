import { tabStorage } from './tab-storage';

const key = 'slow-clay-come-back';

/** Stores the address of an authorization request that needs a signed-in user. */
export function storeRequest(): void {
  tabStorage()?.setItem(key, location.pathname + location.search);
}

/** The address of the stored request, once: the caller redirects the user to it. Undefined without storage. */
export function takeStoredRequest(): string | undefined {
  const stored = tabStorage()?.getItem(key);
  tabStorage()?.removeItem(key);
  const request = typeof stored === 'string' ? new URL(stored, location.href) : undefined;
  // Only ever a page of our own.
  return request?.origin === location.origin ? request.href : undefined;
}

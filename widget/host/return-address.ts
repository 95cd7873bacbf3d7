import { safely } from '../../flows/core/host/safely';

/** The key under which this tab stores the page that redirected it to the log-in. */
const key = 'vestibule:return_to';
/** The time for a log-in, in milliseconds: that of one which leaves the page, as with a social provider. */
const logInWithin = 60 * 60 * 1_000;
/** The time in which the stored page is returned again after its first request, in milliseconds. A later log-in is unrelated. */
const readWithin = 10 * 60 * 1_000;

/**
 * The address that a log-in page was asked to return to, by the parameter `return_to` of its own address: one of this origin, or
 * undefined. Any other address could be an attacker's, and lead users away after they have logged in (T-ADDR-14). Without the
 * parameter (a social log-in loses it), returns the page whose mount redirected this tab to `loginURL` within the last hour. After
 * the first call that page is kept for ten more minutes (B-MOUNT-22).
 * @param parameter another name of that parameter
 */
export function returnAddress(parameter = 'return_to'): string | undefined {
  if (typeof location === 'undefined') return undefined;
  const stored = storedReturn();
  const text = new URLSearchParams(location.search).get(parameter) ?? stored;
  if (!text || !URL.canParse(text, location.href)) return undefined;
  const address = new URL(text, location.href);
  const isPage = /^https?:$/.test(address.protocol) && !address.username && !address.password;
  return isPage && address.origin === location.origin ? address.href : undefined;
}

/**
 * Stores the page that redirects to the log-in, for the log-in pages of its origin.
 * @param until the end of that, in milliseconds since 1970; 0 ends it now
 * @throws where the browser refuses the storage
 */
export function storeReturn(address: string, until = Date.now() + logInWithin): void {
  sessionStorage.setItem(key, `${until} ${address}`);
}

function storedReturn(): string | undefined {
  const [until, address = ''] = (safely(() => sessionStorage.getItem(key)) ?? '').split(' ');
  const now = Date.now();
  const end = Number(until);
  // A clock that was set back does not extend it.
  if (!(end > now && end <= now + logInWithin)) return undefined;
  safely(() => storeReturn(address, Math.min(end, now + readWithin)));
  return address;
}

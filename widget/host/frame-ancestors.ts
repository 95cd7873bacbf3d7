import { safely } from '../../flows/core/host/safely';

const originOf = (ancestor: Window) => safely(() => ancestor.location.origin);

/**
 * Tells whether another site embeds this page in a frame: an ancestor of another origin, which `allowed` does not
 * contain. An unknown origin counts as one: where the browser has no `ancestorOrigins`, only our own is known.
 */
export function isInForeignFrame(allowed: readonly string[] = []): boolean {
  // A server renders no frame, and requests no decision.
  if (typeof window === 'undefined' || window.top === window.self) return false;
  const { ancestorOrigins } = location;
  if (ancestorOrigins?.length > 0) {
    return Array.from(ancestorOrigins).some((origin) => origin !== location.origin && !allowed.includes(origin));
  }
  for (let ancestor = window.parent; ; ancestor = ancestor.parent) {
    // The browser may not allow access.
    if (originOf(ancestor) !== location.origin) return true;
    if (ancestor === window.top) return false;
  }
}

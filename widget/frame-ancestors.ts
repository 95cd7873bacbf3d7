/** Whether a page of another origin, not named in `allowed`, holds this one in a frame. What cannot be known counts as yes. */
export function hasForeignAncestor(allowed: readonly string[]): boolean {
  const isFine = (origin: string) => origin === location.origin || allowed.includes(origin);
  const { ancestorOrigins } = location;
  // Firefox does not tell who they are; there only a direct parent that named itself can be trusted.
  if (!ancestorOrigins) return !(window.parent === window.top && isFine(originOf(document.referrer)));
  return !Array.from(ancestorOrigins).every(isFine);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

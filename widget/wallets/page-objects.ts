/** The most wallets of one kind that are listened to: more than any user has, so more of them are a hostile page. */
export const mostWallets = 50;

/** Reads a property of an object that the page made; undefined where that throws, as a getter or a proxy may. */
export function readSafely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const longest = 200_000;

/** A wallet's picture, if it is an image in a `data:` address: nothing is fetched for it, and an `<img>` runs nothing of it. */
export function safeIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > longest) return undefined;
  return /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)[;,]/i.test(icon) ? icon : undefined;
}

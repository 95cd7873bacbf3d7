/** The maximum number of wallets of one kind that are accepted. A user has fewer, so a page with more is hostile. */
export const mostWallets = 50;

const longest = 200_000;

/**
 * A wallet's icon, if it is an image in a `data:` address. It needs no request, and an `<img>` executes no code in it.
 */
export function safeIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > longest) return undefined;
  return /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)[;,]/i.test(icon) ? icon : undefined;
}

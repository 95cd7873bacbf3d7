/** The maximum number of wallets of one kind that are accepted. A user has fewer, so a page with more is hostile. */
export const mostWallets = 50;

const longest = 200_000;

const longestName = 80;

/**
 * A wallet's name, without characters that change the direction of text or are invisible. Undefined if nothing of it can be
 * read.
 */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const visible = name
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  return Array.from(visible.trim()).slice(0, longestName).join('') || undefined;
}

/**
 * A wallet's icon, if it is an image in a `data:` address. It needs no request, and an `<img>` executes no code in it.
 */
export function safeIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > longest) return undefined;
  return /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)[;,]/i.test(icon) ? icon : undefined;
}

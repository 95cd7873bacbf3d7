const longest = 200_000;

/** A wallet's picture, if it is an image in a `data:` address: nothing is fetched for it, and an `<img>` runs nothing of it. */
export function safeIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > longest) return undefined;
  return /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)[;,]/i.test(icon) ? icon : undefined;
}

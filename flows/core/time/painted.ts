import { within } from './within';

/**
 * The paint of what is about to be rendered, in a visible page; in a hidden tab, a short delay. It waits for two
 * frames, because the next one may come before React has rendered.
 */
export function painted(): Promise<unknown> {
  return within(
    unseen,
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

const unseen = 1_000;

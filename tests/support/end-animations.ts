import type { Page } from '@playwright/test';

/** Brings what moves in a page to its end, our shadow roots included: half a fade has other colours. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const roots = [document, ...Array.from(document.querySelectorAll('.vestibule'), ({ shadowRoot }) => shadowRoot)];
    const animations = roots.flatMap((root) => root?.getAnimations() ?? []);
    // A spinner never ends.
    const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });

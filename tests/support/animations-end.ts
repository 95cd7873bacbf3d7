import type { Page } from '@playwright/test';

/** Waits for the end of what moves in a page, our shadow roots included: half a fade has other colours. */
export const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const roots = [document, ...Array.from(document.querySelectorAll('.vestibule'), ({ shadowRoot }) => shadowRoot)];
    const animations = roots.flatMap((root) => root?.getAnimations() ?? []);
    // A spinner goes on for ever.
    const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away with its element ends too, as a rejection.
    return Promise.allSettled(ending.map((animation) => animation.finished)).then(() => undefined);
  });

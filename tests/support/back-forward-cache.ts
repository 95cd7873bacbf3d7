import { chromium, type Browser } from '@playwright/test';
import { headlessChromiumPath, wholeChromiumPath } from '../../scripts/chromium.mjs';

const path = wholeChromiumPath();

/** The presence of a Chromium that can keep pages: Debian's shell without windows cannot. */
export const canKeepPages = path !== undefined || headlessChromiumPath() === undefined;

/**
 * A Chromium with the back-forward cache, as a user's browser has it. The browser of the other tests has it turned
 * off.
 */
export function withBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    // Playwright's own Chromium, where it is that one, is without windows unless the whole one is asked for.
    ...(path ? { executablePath: path } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

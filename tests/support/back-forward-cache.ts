import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** A Chromium that keeps pages when they are left, as the one of a person does; that of the other tests is told not to. */
export function withBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

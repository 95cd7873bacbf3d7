import type { Page } from '@playwright/test';

/**
 * Takes `ariaLabelledByElements` and its like from a page, as in a browser that lacks them: axe reads the attributes then.
 * The driver reads them in a world of its own, and a Firefox in which the page does so too ends (`docs/contributing/engines.md`).
 */
export async function takeReflectedElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });
}

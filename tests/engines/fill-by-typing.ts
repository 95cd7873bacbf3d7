import type { Locator, Page } from '@playwright/test';

/**
 * Makes `fill` type key by key. WebDriver BiDi sets the value past React, as no browser does for a user, and React does not
 * notice the change.
 */
export function fillByTyping(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}

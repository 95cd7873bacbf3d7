import type { Locator, Page } from '@playwright/test';

/**
 * Makes `fill` type. By WebDriver BiDi it sets the value behind React's back, as no browser does for a user, and React
 * takes no notice.
 */
export function typeAsPeopleDo(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}

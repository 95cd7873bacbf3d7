import type { Locator, Page } from '@playwright/test';

type ClickOptions = Parameters<Locator['click']>[0];

/** Makes `click` a tap. Clicks without a touch equivalent (a second click, another button) stay mouse clicks. */
export function clickByTapping(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  const click = prototype.click;
  prototype.click = async function tap(this: Locator, options: ClickOptions = {}) {
    const { button, clickCount, delay, steps: _steps, ...rest } = options;
    if (button !== undefined || clickCount !== undefined || delay !== undefined) return click.call(this, options);
    return this.tap(rest);
  };
}

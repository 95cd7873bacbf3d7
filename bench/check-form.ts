import { newContext } from './load.ts';
import type { Setting } from './setting.ts';

/**
 * Checks that the form in the HTML of a page is hydrated: a page whose scripts do nothing would have the best times.
 * @throws where it does not refuse what is no address
 */
export async function checkForm({ browser }: Setting, address: string): Promise<void> {
  const context = await newContext(browser, address, {});
  try {
    const page = await context.newPage();
    await page.goto(address);
    const field = page.locator('input:enabled').first();
    await field.fill('x');
    await field.press('Enter');
    await page.locator('input[aria-invalid="true"]').first().waitFor({ timeout: 15_000 });
  } finally {
    await context.close();
  }
}

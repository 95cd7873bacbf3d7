import type { OperationName } from '../../emulator/provider/operation-names';
import { expect, type Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';

/**
 * Waits until the call has been sent, and moves the page's clock to the time after which silence is a failure. The
 * page's clock is controlled by the test.
 */
export async function letTimePass(
  page: Page,
  control: Control,
  operation: OperationName,
  after: number,
): Promise<void> {
  await page.clock.runFor(1_000);
  await expect.poll(() => control.requests.list(operation)).not.toHaveLength(0);
  await page.waitForTimeout(300);
  await page.clock.runFor(after);
}

import { expect, type Locator } from '@playwright/test';

/** Waits until a dialog that opened without a press takes presses: half a second after it is shown (B-GUARD-1). */
export async function seeReadyDialog(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await dialog.page().waitForTimeout(600);
}

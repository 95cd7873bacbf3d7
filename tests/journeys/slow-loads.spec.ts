import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const email = 'ada@example.com';
const passkeys = { mount: 'passkeyRegistration' as const, props: { config: { products: ['passkeys'] } } };

/** Waits until a request is slow, and takes the way out. */
async function cancelOnceSlow(page: Page, control: Control, operation: OperationName): Promise<void> {
  await expect.poll(() => control.requests.list(operation)).not.toHaveLength(0);
  // The clock stands still from here, so that the deadline does not come before the press.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(cancel).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
  await expect(page.getByText('Still working...').first()).toBeVisible();
  await cancel.press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('alert')).toContainText('You stopped it before it was done.');
}

test(
  'a slow list of passkeys shows that after eight seconds, and can be cancelled [B-PKEY-17]',
  inLongRun,
  async ({ page, control, world, seeNoBarrier }) => {
    await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }] });
    await page.clock.install();
    await page.goto(embedAddress(world.host, passkeys));
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await control.faults.add({ operation: 'user.get', kind: 'hang' });
    await page.getByRole('button', { name: 'Skip' }).click();
    await cancelOnceSlow(page, control, 'user.get');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await seeNoBarrier();
  },
);

test('a slow request for the account shows that after eight seconds, and can be cancelled [B-PKEY-17]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email });
  await page.clock.install();
  await control.faults.add({ operation: 'session.authenticate', kind: 'hang' });
  await page.goto(embedAddress(world.host, passkeys));
  await cancelOnceSlow(page, control, 'session.authenticate');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await seeNoBarrier();
});

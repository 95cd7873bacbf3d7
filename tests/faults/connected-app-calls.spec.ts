import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const rows = (page: Page) => page.getByRole('listitem');

async function open(page: Page, control: Control, host: string): Promise<void> {
  await signIn(page, control, host, {
    email: 'ada@example.com',
    connected_apps: [{ name: 'Robot' }, { name: 'Notes' }],
  });
  await page.goto(embedAddress(host, { mount: 'connectedApps', props: { config: { products: [] } } }));
}

for (const { id, fault, says, after, hasActed } of faultCases) {
  test(
    `user.getConnectedApps ${id}: an error replaces the list and can be retried [B-CONN-5] [T-CALL-30]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      const operation = 'user.getConnectedApps';
      await control.faults.add({ operation, ...fault });
      await open(page, control, world.host);
      if (after) await letTimePass(page, control, operation, after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      // Chromium holds a second GET of an address back while the first one hangs, for 20 s of its own.
      if (after && !hasActed) return;
      if (after) await page.clock.resume();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(2);
    },
  );

  // What this call is answered with is empty when all is well.
  if (id === 'T-FAULT-14 empty') continue;
  test(
    `user.revokeConnectedApp ${id}: an error is shown in the row and can be retried [T-CALL-30]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      const operation = 'user.revokeConnectedApp';
      await open(page, control, world.host);
      if (after) await page.clock.runFor(1_000);
      await page.getByRole('button', { name: 'Remove access for Robot' }).click();
      await control.faults.add({ operation, ...fault });
      await page.getByRole('button', { name: 'Yes, remove' }).click();
      if (after) await letTimePass(page, control, operation, after);
      await expect(rows(page).first().getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await expect(rows(page)).toHaveCount(2);
      // If only the answer was lost, the second try finds nothing to remove, which is a success.
      watch.allow(hasActed ? /status of 404/ : provoked);
      if (after) await page.clock.resume();
      await page.getByRole('button', { name: 'Yes, remove' }).click();
      await expect(rows(page)).toHaveCount(1);
    },
  );
}

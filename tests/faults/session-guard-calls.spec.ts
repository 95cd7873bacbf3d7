import type { Page } from '@playwright/test';
import { logInWithCode, submitEmail } from '../support/code-log-in';
import type { Control } from '../../emulator/control/control';
import { expect, test } from '../support/fixtures';
import { email, ended, guardedAddress, letItEnd, logInFor, warning } from '../support/guarded-page';
import { failures } from '../support/sign-in';
import { seeReadyDialog } from '../support/ready-dialog';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS|background refresh|session/;
/** Logs in for five minutes, and waits on the guarded page for the question. */
async function untilWarned(page: Page, control: Control, host: string) {
  await page.clock.install();
  await logInFor(page, control, host);
  await page.goto(guardedAddress(host));
  await seeReadyDialog(warning(page));
  await control.requests.clear();
}

for (const { id, fault, says, after } of faultCases) {
  test(
    `session.authenticate ${id}: a failed extension shows an error and can be retried [B-GUARD-1]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      await untilWarned(page, control, world.host);
      await control.faults.add({ operation: 'session.authenticate', ...fault });
      await page.getByRole('button', { name: 'Stay logged in' }).click();
      if (after) await letTimePass(page, control, 'session.authenticate', after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await page.getByRole('button', { name: 'Stay logged in' }).click();
      await page.clock.runFor(2_000);
      await expect(warning(page)).toHaveCount(0);
    },
  );

  test(
    `session.revoke ${id}: a user who logs out is logged out here, whatever the provider answers [B-GUARD-3]`,
    whenTriedAgain(id, false),
    async ({ page, context, control, world, watch }) => {
      watch.allow(provoked);
      await untilWarned(page, control, world.host);
      await control.faults.add({ operation: 'session.revoke', ...fault, times: 9 });
      await page.getByRole('button', { name: 'Log out' }).click();
      if (after) await letTimePass(page, control, 'session.revoke', 3_000);
      await expect(ended(page)).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('stytch_session');
    },
  );

  test(
    `session.authenticate ${id}: an end that cannot be confirmed is shown anyway, and the log-in completes [B-GUARD-4]`,
    whenTriedAgain(id, false),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      await untilWarned(page, control, world.host);
      await control.faults.add({ operation: 'session.authenticate', ...fault, times: 9 });
      await letItEnd(page, control);
      if (after) await letTimePass(page, control, 'session.authenticate', 3_000);
      await seeReadyDialog(ended(page));
      expect(await failures(page)).toHaveLength(1);
      await logInWithCode(page, control, email);
      await expect(ended(page)).toHaveCount(0);
    },
  );
}

for (const operation of ['otps.email.loginOrCreate', 'otps.authenticate'] as const) {
  const isSend = operation === 'otps.email.loginOrCreate';
  for (const { id, fault, says, after, hasActed } of isSend ? faultCases : [...faultCases, wrongTypes]) {
    test(
      `${operation} ${id}: logging in again after the end shows an error, and the user can continue [B-GUARD-4]`,
      whenTriedAgain(id, !isSend),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        await untilWarned(page, control, world.host);
        await letItEnd(page, control);
        await seeReadyDialog(ended(page));
        const before = (await failures(page)).length;
        await control.requests.clear();
        await control.faults.add({ operation, ...fault });
        if (isSend) await submitEmail(page, email);
        else await logInWithCode(page, control, email);
        if (after) await letTimePass(page, control, operation, after);
        await expect(ended(page).getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(before + 1);
        // A code works once, and its answer was lost.
        if (!isSend && hasActed) return;
        await page.clock.resume();
        if (isSend) await logInWithCode(page, control, email);
        else await page.getByRole('textbox', { name: 'One-time passcode' }).press('Enter');
        await expect(ended(page)).toHaveCount(0);
      },
    );
  }
}

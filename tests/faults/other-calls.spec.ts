import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { expect, test } from '../support/fixtures';
import { consentAddress, logOutAddress } from '../support/consent-page';
import { failures } from '../support/sign-in';
import { addEthereumWallet } from '../support/wallets';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

/** The errors and events that the host was given, as a logger would write them. */
const reported = (page: Page) =>
  page.evaluate(() => {
    const serializable = (value: unknown): unknown =>
      value instanceof Error
        ? { ...value, message: value.message, stack: value.stack, cause: serializable(value.cause) }
        : value;
    return JSON.stringify([window.vestibule.errors.map(serializable), window.vestibule.events]);
  });

for (const { id, fault, says, after } of [...faultCases, wrongTypes]) {
  for (const operation of ['cryptoWallets.authenticateStart', 'cryptoWallets.authenticate'] as const) {
    if (operation.endsWith('Start') && id === wrongTypes.id) continue;
    test(
      `${operation} ${id}: an error screen with a retry is shown [B-IDP-4] [T-CALL-14] [T-CALL-15]`,
      whenTriedAgain(id, operation === 'cryptoWallets.authenticate'),
      async ({ page, embed, control, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await addEthereumWallet(page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
        await embed({ props: { config: { products: ['crypto'] } } });
        await control.faults.add({ operation, ...fault });
        await page.getByRole('button', { name: 'Metamask' }).click();
        if (after) {
          await letTimePass(page, control, operation, after);
          await page.clock.resume();
        }
        await expect(page.getByRole('heading', { name: 'Looks like there was an error!' })).toBeFocused();
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        if (operation === 'cryptoWallets.authenticate') {
          const [sent] = await control.requests.list(operation);
          const { signature }: { signature?: unknown } = Object(sent?.body);
          expect(signature).toMatch(/^0x[0-9a-f]{100,}$/);
          expect(await reported(page)).not.toContain(signature);
        }
        await page.getByRole('button', { name: 'Back' }).click();
        await page.getByRole('button', { name: 'Metamask' }).click();
        await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      },
    );
  }
}

/** The address of a question for a user who is signed in. */
async function addressOf(page: Page, control: Control, host: string, kind: 'authorize' | 'logout') {
  const address = await consentAddress(page, control, host);
  return kind === 'authorize' ? address : logOutAddress(host);
}

for (const { id, fault, says, after } of faultCases) {
  for (const [operation, kind, arrives] of [
    ['idp.oauthAuthorizeStart', 'authorize', 'Allow'],
    ['idp.oauthLogoutStart', 'logout', 'Yes'],
  ] as const) {
    test(
      `${operation} ${id}: an error is shown, no redirect happens, and the user can retry [T-CALL-23] [T-CALL-25]`,
      whenTriedAgain(id, kind === 'authorize'),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        const address = await addressOf(page, control, world.host, kind);
        await control.faults.add({ operation, ...fault });
        await page.goto(address);
        if (after) {
          await letTimePass(page, control, operation, after);
          await page.clock.resume();
        }
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(page.url()).toContain('/embed');
        expect(await failures(page)).toHaveLength(1);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('button', { name: arrives })).toBeVisible();
        for (const operation of ['idp.oauthAuthorizeSubmit', 'session.revoke'] as const) {
          expect(await control.requests.list(operation), operation).toEqual([]);
        }
      },
    );
  }

  test(
    `idp.oauthAuthorizeSubmit ${id}: an error is shown on the consent screen [T-FAULT-26] [T-CALL-24]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await page.goto(await consentAddress(page, control, world.host));
      await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', ...fault });
      await page.getByRole('button', { name: 'Allow' }).click();
      if (after) {
        await letTimePass(page, control, 'idp.oauthAuthorizeSubmit', after);
        await page.clock.resume();
      }
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      expect(page.url()).toContain('/embed');
      await expect(page.getByRole('button', { name: 'Deny' })).toBeEnabled();
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL(/code=/);
    },
  );

  // The server's word is not needed for it: the session is over here.
  test(
    `session.revoke ${id}: a user who logs out is logged out within 3 s in spite of it, and redirected [T-CALL-26]`,
    whenTriedAgain(id),
    async ({ page, context, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await page.goto(await addressOf(page, control, world.host, 'logout'));
      await control.faults.add({ operation: 'session.revoke', ...fault });
      await page.getByRole('button', { name: 'Yes' }).click();
      if (after) await letTimePass(page, control, 'session.revoke', 3_000);
      await expect(page).toHaveURL(/back=1/);
      expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
    },
  );
}

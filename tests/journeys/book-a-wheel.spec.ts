import { logInWithCode } from '../support/code-log-in';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';
import { seeReadyDialog } from '../support/ready-dialog';

const email = 'ada@example.com';

test(
  'a user logs in on the page of the booking, and extends a session that ends soon [B-SIGNIN-3] [B-GUARD-1]',
  inLongRun,
  async ({ page, control, world, seeNoBarrier }) => {
    // The page and its dialogs are all loaded and used once: on a busy machine that takes a while.
    test.slow();
    await page.clock.install();
    await page.goto(world.host);
    await page.getByRole('button', { name: 'Book a wheel' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: 'New password' }).fill('liverpool rain on tuesday');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wheel 7 is yours at 18:00.' })).toBeFocused();
    await seeNoBarrier();
    await page.getByRole('button', { name: 'Let my session end in 5 minutes' }).click();
    await expect(page.getByText('In a few seconds you are asked whether you are still there.')).toBeVisible();
    // The guard is loaded, and has requested the session from the provider as well.
    await expect.poll(() => control.requests.list('session.authenticate')).toHaveLength(2);
    await control.clock.advance(7);
    await page.clock.fastForward(7_000);
    await seeReadyDialog(page.getByRole('dialog', { name: 'Are you still there?' }));
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(/in (?:59|60) minutes/)).toBeVisible();
  },
);

test('a user who is logged in books with one press', async ({ page, control, world }) => {
  await page.goto(embedAddress(world.host, { props: codeProps }));
  await logInWithCode(page, control, email);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.goto(world.host);
  await page.getByRole('button', { name: 'Book a wheel' }).click();
  await expect(page.getByRole('heading', { name: 'Wheel 7 is yours at 18:00.' })).toBeFocused();
});

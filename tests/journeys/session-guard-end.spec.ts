import type { Locator, Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { logInInAnotherTab, logInWithCode, submitEmail } from '../support/code-log-in';
import { eachRun, inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { config, email, ended, letItEnd, notes, openGuarded, soon, warning } from '../support/guarded-page';
import { seeReadyDialog } from '../support/ready-dialog';
import { eventTypes, failures } from '../support/sign-in';

const withSecondFactor = { ...config, secondFactorOptions: { when: 'required' } };

/** Opens the page that is guarded, and lets its session end after the question. */
async function openUntilEnd(page: Page, control: Control, host: string, options: { props?: object } = {}) {
  await page.clock.install();
  await openGuarded(page, control, host, options);
  await expect(warning(page)).toBeVisible();
  await letItEnd(page, control);
  await seeReadyDialog(ended(page));
}

/** Fails unless Grace's log-in is named, to be heard as well, and focus is at the title, where no key reloads the page. */
async function seeOtherAccount(page: Page) {
  const sentence = 'You are now logged in as grace@example.com.';
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect(ended(page)).toHaveAccessibleDescription(sentence);
  await expect(page.getByRole('heading', { name: 'You were logged out' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveAccessibleDescription(sentence);
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
}

/** The field for the second factor in the log-in after the end, and its user. */
async function logInAgainUntilSecondFactor(page: Page, control: Control, host: string) {
  const { user_id } = await control.users.create({ email, totp: true });
  await openUntilEnd(page, control, host, { props: { ...soon, config: withSecondFactor } });
  await logInWithCode(page, control, email);
  const code = ended(page).getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  return { code, user_id };
}

test('after the end the same account logs in over the page, which keeps its content [B-GUARD-4]', async ({
  page,
  control,
  world,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 40|session|background refresh/);
  await openUntilEnd(page, control, world.host);
  await expect(page.getByText('Log in again to go on where you were. Nothing on this page was lost.')).toBeVisible();
  // Announced, because the dialog opens without a press and focus moves to the log-in in it.
  await expect(page.getByRole('status').filter({ hasText: 'You were logged out' })).toHaveCount(1);
  await expect(ended(page)).toHaveAccessibleDescription(/^Log in again to go on where you were\./);
  await seeNoBarrier();
  // What is known need not be typed again (WCAG 3.3.7).
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await logInWithCode(page, control, email);
  await expect(ended(page)).toHaveCount(0);
  await expect(notes(page)).toHaveValue('Half a sentence');
});

test(
  'the log-in after the end asks for the second factor, and is complete after it [B-GUARD-4] [B-SECOND-1]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 40|session|background refresh/);
    const { code, user_id } = await logInAgainUntilSecondFactor(page, control, world.host);
    // The guard looks each second, and the session exists.
    await page.waitForTimeout(2_500);
    expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE']);
    await code.fill((await control.users.totpCode(user_id)).code);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Half a sentence');
    expect((await eventTypes(page)).slice(1)).toEqual([
      'OTP_AUTHENTICATE',
      'TOTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
  },
);

test(
  'a dialog that is closed at the second factor opens again there [B-GUARD-4] [B-SECOND-1]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 40|session|background refresh/);
    const { code, user_id } = await logInAgainUntilSecondFactor(page, control, world.host);
    const first = await ended(page).elementHandle();
    await page.keyboard.press('Escape');
    await first?.waitForElementState('hidden');
    await expect(code).toBeFocused();
    await code.fill((await control.users.totpCode(user_id)).code);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Half a sentence');
  },
);

for (const where of ['that tab', 'this one'] as const) {
  test(
    `a log-in in another tab closes the dialog once its second factor is proved in ${where} [B-GUARD-4]`,
    eachRun(where === 'that tab'),
    async ({ page, control, world, watch }) => {
      watch.allow(/status of 40|session|background refresh/);
      const { user_id } = await control.users.create({ email, totp: true });
      await openUntilEnd(page, control, world.host, { props: { ...soon, config: withSecondFactor } });
      const other = await page.context().newPage();
      await other.goto(embedAddress(world.host, { props: { config: { ...withSecondFactor, sessionOptions: {} } } }));
      await logInWithCode(other, control, email);
      const codeIn = (place: Page | Locator) => place.getByRole('textbox', { name: '6-digit code' });
      await expect(codeIn(other)).toBeVisible();
      await page.bringToFront();
      await expect(codeIn(ended(page))).toBeVisible();
      expect(await eventTypes(page)).toEqual([]);
      const asked = where === 'that tab' ? codeIn(other) : codeIn(ended(page));
      await asked.fill((await control.users.totpCode(user_id)).code);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(notes(page)).toHaveValue('Half a sentence');
      expect((await eventTypes(page)).filter((type) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
      await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
    },
  );
}

test('a session that ended while the page was suspended is shown as ended [B-GUARD-4]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 40|session|background refresh/);
  await page.clock.install();
  await openGuarded(page, control, world.host, {}, 60);
  await control.clock.advance(61 * 60);
  await page.clock.fastForward(61 * 60_000);
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(notes(page)).toHaveValue('Half a sentence');
});

test(
  'an end while offline is shown, and the user logs in once online [B-GUARD-4]',
  inLongRun,
  async ({ page, context, control, world, watch }) => {
    watch.allow(/Failed to load|ERR_|net::|Request Blocked|status of 40|session|background refresh/);
    await page.clock.install();
    await openGuarded(page, control, world.host);
    await seeReadyDialog(warning(page));
    // The code of the log-in is fetched with the question: an engine does not ask again for a file that failed.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(warning(page).getByRole('alert')).toBeVisible();
    await letItEnd(page, control);
    await seeReadyDialog(ended(page));
    await submitEmail(page, email);
    await expect(ended(page).getByRole('alert')).toBeVisible();
    await expect.poll(() => failures(page)).toContain('otps.email.loginOrCreate unreachable');
    await context.setOffline(false);
    await logInWithCode(page, control, email);
    await expect(ended(page)).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Half a sentence');
  },
);

test('a log-in of another user closes nothing, and the message names the account [B-GUARD-5]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 40|session|background refresh/);
  await openUntilEnd(page, control, world.host);
  await logInWithCode(page, control, 'grace@example.com');
  await seeOtherAccount(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(notes(page)).toHaveValue('');
});

test(
  'a log-in of another user after the dialog was closed is named, and is warned before its own end [B-GUARD-5]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 40|session|background refresh/);
    await openUntilEnd(page, control, world.host);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logInInAnotherTab(page, control, world.host, 'grace@example.com');
    await page.bringToFront();
    await seeOtherAccount(page);
    await seeReadyDialog(ended(page));
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Half a sentence');
    // A log-in is for half an hour.
    await control.clock.advance(26 * 60);
    await page.clock.fastForward(26 * 60_000);
    await expect(warning(page)).toBeVisible();
  },
);

test(
  'a log-in of another user before the end, in another tab, is named on this page [B-GUARD-5]',
  inLongRun,
  async ({ page, control, world }) => {
    await openGuarded(page, control, world.host);
    await expect(warning(page)).toBeVisible();
    await logInInAnotherTab(page, control, world.host, 'grace@example.com');
    await page.bringToFront();
    await seeOtherAccount(page);
    await expect(warning(page)).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Half a sentence');
  },
);

test('a user who types while another account logs in reloads nothing by their next keys [B-GUARD-5]', async ({
  page,
  control,
  world,
}) => {
  // No question meanwhile: the dialog opens over what is typed.
  await openGuarded(page, control, world.host, { props: { config } });
  await expect.poll(() => control.requests.list('session.authenticate')).not.toHaveLength(0);
  await control.requests.clear();
  await notes(page).focus();
  await logInInAnotherTab(page, control, world.host, 'grace@example.com');
  await page.bringToFront();
  await seeOtherAccount(page);
  for (const key of ['a', 'Space', 'Enter', 'b', 'Space']) await page.keyboard.press(key);
  await expect(ended(page)).toBeVisible();
  await expect(notes(page)).toHaveValue('Half a sentence');
});

import type { Page } from '@playwright/test';
import { condition, engine } from '../support/condition';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { codeProps, eventTypes } from '../support/sign-in';

const screens = (page: Page) => page.evaluate(() => window.vestibule.screens);

test('each stay on a screen of a log-in is reported once, without any input [B-EVENT-4]', async ({
  page,
  control,
  world,
}) => {
  await page.goto(embedAddress(world.host, { props: codeProps }));
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  expect(await screens(page)).toEqual(['Main']);
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(email).toBeVisible();
  await email.fill('ada@example.com');
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  const code = (await control.outbox.waitFor('ada@example.com')).code ?? '';
  await page.getByRole('textbox').first().fill(code);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  const seen = ['Main', 'OTPAuthenticate', 'Main', 'OTPAuthenticate', 'OTPConfirmation'];
  await expect.poll(() => screens(page)).toEqual(seen);
  expect(await eventTypes(page)).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

test('a screen whose code fails to load is reported once it is shown, after Try again [B-EVENT-4]', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/Failed to load resource|dynamically imported/);
  test.skip(
    condition === 'script' || engine !== 'chromium',
    'other builds cut their code otherwise, others keep a failure',
  );
  await page.route(/assets\/otp[.-]screens-/, (route) => route.abort());
  await page.goto(embedAddress(world.host, { props: codeProps }));
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  expect(await screens(page)).toEqual(['Main']);
  await page.unroute(/assets\/otp[.-]screens-/);
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  await expect.poll(() => screens(page)).toEqual(['Main', 'OTPAuthenticate']);
});

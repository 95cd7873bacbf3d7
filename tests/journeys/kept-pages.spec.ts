import type { Page } from '@playwright/test';
import { canKeepPages, withBackForwardCache } from '../support/back-forward-cache';
import { condition, engine } from '../support/condition';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress, submits } from '../support/consent-page';
import { codeProps } from '../support/sign-in';

test.skip(engine !== 'chromium' || condition === 'touch', 'the cache is switched on in Chromium alone');
test.skip(!canKeepPages, 'no Chromium with windows is here, and the one without keeps no page');

/** Notes in the page whether it came back as it was. */
const noteReturn = (page: Page) =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted)));

const goBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
};

test(
  'a page restored by Back has no unfinished decision, and sends none twice [T-RACE-18]',
  inLongRun,
  async ({ world, control }) => {
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    await noteReturn(page);
    const address = await consentAddress(page, control, world.host);
    // A page before it, because `location.replace` leaves no entry in the history.
    await page.goto(embedAddress(world.host, { props: codeProps }));
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.goto(address);
    await allow(page).click();
    await expect(page).toHaveURL(/code=/);
    await goBack(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
    expect(await submits(control)).toHaveLength(1);
    await browser.close();
  },
);

test('a restored page with a password has an empty and masked field [T-RACE-18] [T-SECRET-2] [T-SECRET-3]', async ({
  world,
  control,
}) => {
  const browser = await withBackForwardCache();
  const page = await browser.newPage();
  await noteReturn(page);
  await control.users.create({ email: 'ada@example.com', password: 'correct horse battery staple 47!' });
  await page.goto(embedAddress(world.host, { props: { config: { products: ['passwords'] } } }));
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('correct horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.goto(`${world.host}/favicon.svg`);
  await goBack(page);
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await browser.close();
});

test(
  'a restored page with a code on the screen has an empty field, and the right time [T-RACE-18]',
  { tag: '@every' },
  async ({ world, control }) => {
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    await noteReturn(page);
    await page.goto(embedAddress(world.host, { props: codeProps }));
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'One-time passcode' });
    await field.fill('123');
    await page.goto(`${world.host}/favicon.svg`);
    await page.waitForTimeout(2_500);
    await goBack(page);
    await expect(field).toHaveValue('');
    await expect(page.getByText(/4:5[0-7]/)).toBeVisible();
    await field.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await browser.close();
  },
);

test('a page that is left and restored during a decision sends no second one [T-RACE-19]', async ({
  world,
  control,
}) => {
  const browser = await withBackForwardCache();
  const page = await browser.newPage();
  await page.goto(await consentAddress(page, control, world.host));
  await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', kind: 'delay', ms: 1_500 });
  await allow(page).click();
  await expect.poll(() => submits(control)).toHaveLength(1);
  await page.goto(`${world.host}/favicon.svg`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(2_500);
  // Restored or reloaded, the page either has redirected, or asks: nothing was sent without a prompt.
  expect(await submits(control)).toHaveLength(1);
  const asks = allow(page);
  if (page.url().includes('/embed')) {
    await expect(asks.or(page.getByRole('button', { name: 'Try again' }))).toBeVisible();
  } else expect(page.url()).toContain('code=');
  await browser.close();
});

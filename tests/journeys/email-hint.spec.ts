import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { eventTypes, linkProps } from '../support/sign-in';
import { standInTheMiddle } from '../support/shifts';

const slip = 'ada@gmial.com';
const meant = { name: 'Did you mean ada@gmail.com?' };

test('a visitor with a keyboard is offered a correction of the address, accepts it, and sends it', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: linkProps });
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.focus();
  await page.keyboard.type(slip);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', meant)).toBeVisible();
  await expect(page.getByText('Did you mean ada@gmail.com?')).toHaveCount(2);
  await seeNoBarrier();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', meant)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ada@gmail.com');
  await expect(page.getByRole('button', meant)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect((await control.requests.list('magicLinks.email.loginOrCreate')).map(({ body }) => body)).toMatchObject([
    { email: 'ada@gmail.com' },
  ]);
});

test('a visitor who presses Continue at once is offered the correction first, and nothing moves under the pointer', async ({
  page,
  embed,
  control,
}) => {
  await standInTheMiddle(page);
  await embed({ props: linkProps });
  const go = page.getByRole('button', { name: 'Continue with email' });
  const field = page.getByRole('textbox', { name: 'Email' });
  // Nothing waits for the code of the hint: here it has come before.
  await field.fill('bob@gmial.com');
  await field.press('Tab');
  await expect(page.getByRole('button', { name: /bob@gmail\.com/ })).toBeVisible();
  await field.fill('');
  await field.click();
  await page.keyboard.type(slip);
  if (condition === 'touch') await go.tap();
  else {
    const before = await go.boundingBox();
    await go.hover();
    await page.mouse.down();
    await page.waitForTimeout(200);
    expect(await go.boundingBox()).toEqual(before);
    await page.mouse.up();
  }
  await expect(page.getByRole('button', meant)).toBeVisible();
  expect(await eventTypes(page)).toEqual([]);
  await go.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect((await control.requests.list('magicLinks.email.loginOrCreate')).map(({ body }) => body)).toMatchObject([
    { email: slip },
  ]);
});

test('the correction is offered in the e-mail tab, on a narrow page from right to left', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const config = { products: ['passwords', 'otp'], otpOptions: { methods: ['sms', 'whatsapp'] } };
  await embed({ props: { config, locale: 'ar' } });
  const field = page.getByRole('textbox');
  await field.fill(`${'ada.lovelace.'.repeat(4)}countess@gmial.com`);
  await field.press('Tab');
  const hint = page.getByRole('button', { name: /countess@gmail\.com/ });
  await expect(hint).toBeVisible();
  await seeNoBarrier();
  await hint.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/countess@gmail\.com$/);
});

test('a visitor whose correction cannot be fetched signs in all the same [B-MAIN-8]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await page.route(/assets\/email-hint-/, (route) => route.abort());
  await embed({ props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill(slip);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

import { expect, test } from '../support/fixtures';
import { codeProps, failures } from '../support/sign-in';

const text = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };

test('a part shows a spinner while its code loads [B-SCREEN-8]', async ({ page, embed }) => {
  await page.route(/assets\/phone-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await embed({ props: text });
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Loading' })).toBeHidden();
});

test('a part whose code fails to load shows an error and can be retried [T-FAULT-27]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/Failed to load resource|dynamically imported/);
  await page.route(/assets\/phone-/, (route) => route.abort());
  await embed({ props: text });
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  await page.unroute(/assets\/phone-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
});

test('a screen whose code fails to load shows an error, with retry and back [B-SCREEN-3] [T-FAULT-27]', async ({
  page,
  embed,
  watch,
  control,
}) => {
  watch.allow(/Failed to load resource|dynamically imported/);
  await page.route(/assets\/otp[.-]screens-/, (route) => route.abort());
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  expect(await failures(page)).toHaveLength(1);
  await page.unroute(/assets\/otp[.-]screens-/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  expect(await control.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
});

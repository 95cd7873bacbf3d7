import { expect, test } from '../support/fixtures';
import { linkProps } from '../support/sign-in';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

test("a logo's server does not learn which page shows it [T-ADDR-7]", async ({ page, embed }) => {
  let referer: string | null | undefined;
  await page.route('https://cdn.example.com/logo.svg', async (route) => {
    referer = await route.request().headerValue('referer');
    await route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  const theme = { logo: { logoImageUrl: 'https://cdn.example.com/logo.svg', alt: 'Acme' } };
  await embed({ props: { ...linkProps, theme } });
  await expect(page.getByRole('img', { name: 'Acme' })).toBeVisible();
  await expect.poll(() => referer).toBeNull();
});

test('a page that a link opens gets no opener and no referrer [T-ADDR-8] [T-WCAG-244]', async ({
  page,
  context,
  embed,
}) => {
  let referer: string | null | undefined;
  await context.route('https://mail.google.com/**', async (route) => {
    referer = await route.request().headerValue('referer');
    await route.fulfill({ contentType: 'text/html', body: '<title>Mail</title>' });
  });
  await embed({ props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Gmail/ }).click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Mail');
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(referer).toBeNull();
});

import { expect, test } from '../support/fixtures';

const email = 'ada@example.com';

/** Makes each access to a storage throw, as browsers do where a user blocks cookies. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test.beforeEach(async ({ page, watch }) => {
  // The client reports that it could not store anything.
  watch.allow(/storage|cookie/i);
  await page.addInitScript(blockStorage);
});

test('on the front page, without storage, a user signs in with a code and sees the account', async ({
  page,
  world,
  control,
}) => {
  await page.goto(world.host);
  await expect(page.getByText('Cookies and storage are blocked for this page')).toBeVisible();
  await page.getByRole('radio', { name: 'Email code' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const { code = '' } = await control.outbox.waitFor(email);
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code);
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
});

test('an application without storage reports that it cannot request access', async ({ page, world, seeNoBarrier }) => {
  await page.goto(`${world.host}/app`);
  await expect(page.getByRole('heading', { name: 'Invoice Robot' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Storage is blocked for this page\./);
  await expect(page.getByRole('button', { name: 'Connect with Slow Clay' })).toHaveCount(0);
  await seeNoBarrier();
});

import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress, logOutAddress, submits } from '../support/consent-page';
import { codeProps } from '../support/sign-in';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
}

const enter = async (page: Page, control: Control, email: string) =>
  page
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill((await control.outbox.waitFor(email)).code ?? '', { timeout: 3_000 });

test('two users who log in at once, in two tabs, end in one session: cookies and memory are of the same user [T-RACE-16]', async ({
  page,
  context,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  const other = await context.newPage();
  await other.goto(page.url());
  await askForCode(page, 'ada@example.com');
  await askForCode(other, 'bob@example.com');
  await control.faults.add({ operation: 'otps.authenticate', kind: 'delay', ms: 400, times: 2 });
  await Promise.all([enter(page, control, 'ada@example.com'), enter(other, control, 'bob@example.com')]);
  // A tab that hears of the other's session after its own says whose it is now.
  const title = /^(?:Success!|You are already logged in)$/;
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: title })).toBeVisible();
  const remembered = (one: Page) =>
    one.evaluate(() => {
      const text = Object.entries(localStorage)
        .map(([, value]) => value)
        .join(' ');
      return [...new Set(text.match(/user-[\w-]+/g) ?? [])];
    });
  expect(await remembered(page)).toEqual(await remembered(other));
  expect(await remembered(page)).toHaveLength(1);
  const personOfCookie = async () => {
    const jwts = (await context.cookies()).filter(({ name }) => name === 'stytch_session_jwt');
    expect(jwts).toHaveLength(1);
    const payload: unknown = JSON.parse(Buffer.from(jwts[0]?.value.split('.')[1] ?? '', 'base64url').toString());
    return [payload && typeof payload === 'object' && 'sub' in payload && payload.sub];
  };
  // The client writes its memory and the cookies one after the other, and two tabs may do so in between one another: who
  // is in the cookie is then asked for when a page is next loaded.
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
  // Its answer replaces both: a cookie that is read before it may still be of the other user.
  await expect(async () => expect(await remembered(other)).toEqual(await personOfCookie())).toPass();
  expect(await remembered(page)).toEqual(await personOfCookie());
});

test(
  'a pending code is abandoned when another tab logs in [T-RACE-15]',
  inLongRun,
  async ({ page, context, embed, control }) => {
    await embed({ props: codeProps });
    const other = await context.newPage();
    await other.goto(page.url());
    await askForCode(page, 'ada@example.com');
    await askForCode(other, 'bob@example.com');
    await enter(other, control, 'bob@example.com');
    await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
    // The first tab has noticed: it shows who is logged in, and the code field is removed.
    await expect(page.getByText('You are logged in as bob@example.com.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toHaveCount(0);
    expect(await control.requests.list('otps.authenticate')).toHaveLength(1);
  },
);

test('a user who was logged out in another tab cannot allow an application [T-RACE-17]', async ({
  page,
  context,
  control,
  world,
}) => {
  await page.goto(await consentAddress(page, control, world.host));
  await expect(allow(page)).not.toHaveAttribute('aria-disabled');
  const other = await context.newPage();
  await other.goto(logOutAddress(world.host));
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(other).toHaveURL(/back=1/);
  if (await allow(page).isVisible()) await allow(page).click();
  await expect(page.getByText('No active session detected. Please log in to continue.')).toBeVisible();
  expect(await submits(control)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
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

test('a pending code is abandoned when another tab logs in [T-RACE-15]', async ({ page, context, embed, control }) => {
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
});

test('a user who was logged out in another tab cannot allow an application [T-RACE-17]', async ({
  page,
  context,
  control,
  world,
}) => {
  const back = `${world.host}/?back=1`;
  const client = { client_id: 'robot', client_name: 'Robot', redirect_uris: [back], post_logout_redirect_uris: [back] };
  await control.applications.register(client);
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const mount = 'identityProvider' as const;
  const props = { config: { products: [] } };
  const query = { client_id: 'robot', redirect_uri: back, ...challenge };
  await page.goto(embedAddress(world.host, { mount, props, query }));
  await expect(page.getByRole('button', { name: 'Allow' })).not.toHaveAttribute('aria-disabled');
  const other = await context.newPage();
  const leave = { client_id: 'robot', post_logout_redirect_uri: back };
  await other.goto(embedAddress(world.host, { mount, props, query: leave }));
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(other).toHaveURL(/back=1/);
  const allow = page.getByRole('button', { name: 'Allow' });
  if (await allow.isVisible()) await allow.click();
  await expect(page.getByText('No active session detected. Please log in to continue.')).toBeVisible();
  expect(await control.requests.list('idp.oauthAuthorizeSubmit')).toEqual([]);
});

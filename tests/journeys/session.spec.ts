import type { Page } from '@playwright/test';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps, eventTypes, failures, linkProps } from '../support/sign-in';

const greeting = { config: { ...linkProps.config, sessionOptions: { greetSignedIn: true } } };

/** Types an address on Main, and requests a link or a code for it. */
async function ask(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.keyboard.press('Enter');
}

test('a screen that waits for a link continues when it is followed in another tab [B-SESSION-1]', async ({
  page,
  context,
  embed,
  world,
  control,
  seeNoBarrier,
}) => {
  const address = `${world.host}/`;
  const emailMagicLinksOptions = { loginRedirectURL: address, signupRedirectURL: address };
  await embed({ props: { config: { ...linkProps.config, emailMagicLinksOptions } } });
  await ask(page, 'ada@example.com');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const { links } = await control.outbox.waitFor('ada@example.com');
  const other = await context.newPage();
  await other.goto(links[0]?.href ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('You have successfully logged in.');
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await seeNoBarrier();
});

test('a screen that waits for a code continues when the user signs in in another tab [T-RACE-15]', async ({
  page,
  context,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  const address = page.url();
  await ask(page, 'ada@example.com');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await ask(other, 'ada@example.com');
  await expect(other.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  await other.keyboard.type((await control.outbox.messages('ada@example.com')).at(-1)?.code ?? '');
  await expect(other.getByText('Your passcode has been successfully verified.')).toBeVisible();
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(await eventTypes(other)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a logged-in user is greeted, and continues [B-SESSION-3] [T-FOCUS-1]', async ({
  page,
  embed,
  world,
  control,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await embed({ props: greeting });
  await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeVisible();
  await expect(page.getByRole('region').getByText('You are logged in as ada@example.com.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect(page.getByRole('region').getByText('You are logged in as ada@example.com.')).toBeVisible();
  expect(await eventTypes(page)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
});

test('a greeted user may use another account, by keyboard alone, and no user is logged out', async ({
  page,
  context,
  embed,
  world,
  control,
}) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await embed({ props: greeting });
  await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await eventTypes(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('stytch_session');
});

test(
  'no greeting is shown for a session that the provider does not confirm',
  inLongRun,
  async ({ page, embed, world, control }) => {
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    await control.faults.add({ operation: 'session.authenticate', kind: 'hang', times: 9 });
    await embed({ props: greeting });
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 8_000 });
    expect(await failures(page)).toEqual([]);
  },
);

test('an expired session is not greeted', async ({ page, context, embed, world, watch }) => {
  watch.allow(/status of 404|background refresh failed/);
  const cookie = (name: string) => ({ name, value: 'over', url: world.host, sameSite: 'Lax' as const });
  await context.addCookies([cookie('stytch_session'), cookie('stytch_session_jwt')]);
  await embed({ props: greeting });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

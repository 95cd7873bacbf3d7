import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { condition } from '../support/condition';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes } from '../support/sign-in';

/** The client's advice to a host whose project asks for no proof of the browser. */
const noVerifier = /No code verifier/;
const refused = /status of 4|Failed to load resource/;
const email = 'ada@example.com';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The log-in page, which is also the redirect URL of its links. */
function loginAt(host: string, options: object = { callback: true }): string {
  const here = embedAddress(host, { props: { config: { products: ['emailMagicLinks'] }, ...options } });
  const emailMagicLinksOptions = { loginRedirectURL: here, signupRedirectURL: here };
  return embedAddress(host, {
    props: { config: { products: ['emailMagicLinks'], emailMagicLinksOptions }, ...options },
  });
}

const linkTo = (address: string, query: Record<string, string>) => `${address}&${new URLSearchParams(query)}`;

/** Asks for a link on the log-in page, and gives the link of the mail. */
async function askForLink(page: Page, control: Control, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  return (await control.outbox.waitFor(email)).links[0]?.href ?? '';
}

test('a magic link back to the log-in logs the visitor in, and the host gets one event [B-BACK-15]', async ({
  page,
  control,
  world,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(noVerifier);
  const link = await askForLink(page, control, loginAt(world.host));
  await page.goto(link);
  await expect(heading(page, 'Success!')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  expect(new URL(page.url()).searchParams.get('mount')).toBe('login');
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await seeNoBarrier();
});

test(
  'the code that finishes a link is fetched when its token has left the address, and the token is spent once [B-BACK-15]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(noVerifier);
    const link = await askForLink(page, control, loginAt(world.host));
    const token = await page.evaluate((href) => new URL(href).searchParams.get('token') ?? '', link);
    const referrers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('finish-links')) referrers.push(request.headers()['referer'] ?? '');
    });
    await page.goto(link);
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(token).not.toBe('');
    expect(referrers.map((referrer) => referrer.includes(token))).toEqual([false]);
    expect(await control.requests.list('magicLinks.authenticate')).toHaveLength(1);
  },
);

test(
  'a spent link returns to the log-in in the same widget, also after a reload [B-BACK-15]',
  inLongRun,
  async ({ page, world, watch }) => {
    watch.allow(noVerifier);
    watch.allow(refused);
    await page.goto(linkTo(loginAt(world.host), { stytch_token_type: 'magic_links', token: 'spent-long-ago' }));
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.getByRole('button', { name: 'Back to log in' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
);

test('a refusal of social sign-in is shown by the log-in itself [B-BACK-15]', async ({ page, world }) => {
  await page.goto(linkTo(loginAt(world.host), { error: 'access_denied' }));
  await expect(heading(page, 'You were not logged in')).toBeVisible();
  await expect(page.getByText('The request was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test(
  'a link whose code comes late replaces the form in use, and its screen has the focus [B-BACK-15]',
  inLongRun,
  async ({ page, world }) => {
    test.skip(condition === 'script', 'the script tag has files of other names');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/finish-links-/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(linkTo(loginAt(world.host), { error: 'access_denied' }));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    arrive();
    await expect(heading(page, 'You were not logged in')).toBeFocused();
  },
);

test('a token of an unknown kind leaves the log-in unchanged [B-BACK-15]', inLongRun, async ({ page, world }) => {
  await page.goto(linkTo(loginAt(world.host), { stytch_token_type: 'of_another_kind', token: 'x-1' }));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test(
  'a reset link opens the form for a new password in the log-in [B-BACK-15]',
  inLongRun,
  async ({ page, world, watch }) => {
    watch.allow(refused);
    await page.goto(linkTo(loginAt(world.host), { stytch_token_type: 'reset_password', token: 'reset-1' }));
    await expect(heading(page, 'Set a new password')).toBeVisible();
  },
);

test('a visitor without a link sees the log-in, and a signed-in user is asked before their link is used [B-BACK-15]', async ({
  page,
  control,
  world,
}) => {
  await page.goto(loginAt(world.host));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await signIn(page, control, world.host, { email });
  await page.goto(linkTo(loginAt(world.host), { stytch_token_type: 'oauth', token: 'of-another' }));
  await expect(heading(page, 'You are already logged in')).toBeVisible();
});

test('a token that a log-in does not finish is reported to the developer, by its type alone [B-BACK-16]', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/A link led to this page|leads to this page, and its log-in does not finish links/);
  await page.goto(linkTo(loginAt(world.host, {}), { stytch_token_type: 'magic_links', token: 'unspent-1' }));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const reported = () => page.evaluate(() => window.vestibule.errors.map(({ message }) => message).join('\n'));
  await expect.poll(reported).toContain('Give this log-in `callback: true`');
  expect(await reported()).not.toContain('unspent-1');
});

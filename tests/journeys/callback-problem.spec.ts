import {
  callbackAddress,
  email,
  heading,
  linkOf,
  noVerifier,
  press,
  refused,
  requestLink,
  spending,
  title,
} from '../support/callback-page';
import { inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes, failures } from '../support/sign-in';

test('a refusal at GitHub is shown, with a way back [B-BACK-4]', async ({ page, control, world }) => {
  void control;
  const back = callbackAddress(world.host, { loginURL: '/embed?mount=login&back=1' });
  const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers: [{ type: 'github' }] };
  await page.goto(embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } }));
  await press(page, 'Continue with GitHub');
  await press(page, 'Cancel');
  await expect(heading(page, title.problem)).toBeVisible();
  await expect(page.getByText('The request was declined.')).toBeVisible();
  expect(await failures(page)).toEqual(['callback oauth_flow_callback_error']);
  expect(page.url()).not.toContain('error=');
  await press(page, 'Back to log in');
  await expect(page).toHaveURL(/back=1/);
});

test(
  'a social return whose proof another log-in has replaced is not completed, and has a way back [B-BACK-3]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(refused);
    await control.project.change({ pkce_required_for_oauth: true });
    // The address of a link that was asked for is not that of the social account.
    await requestLink(page, control, world.host);
    const back = callbackAddress(world.host, { loginURL: '/embed?mount=login&back=1' });
    const providers = [{ type: 'google' }, { type: 'github' }];
    const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers };
    const logIn = embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } });
    await page.goto(logIn);
    await press(page, 'Continue with Google');
    await expect(heading(page, 'Google (stand-in)')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(logIn);
    await press(other, 'Continue with GitHub');
    await expect(heading(other, 'GitHub (stand-in)')).toBeVisible();

    // A tab behind another one has no focus in Firefox.
    await page.bringToFront();
    await press(page, 'Continue');
    await expect(heading(page, title.problem)).toBeFocused();
    await expect(page.getByText('The request could not be completed.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Back to log in', 'Copy details']);
    expect(await failures(page)).toEqual(['oauth.authenticate other_browser']);
    await press(page, 'Back to log in');
    await expect(page).toHaveURL(/back=1/);
    await press(other, 'Continue');
    await expect(heading(other, title.confirmation)).toBeVisible();
  },
);

test('a used link offers another link, and shows the masked address [B-BACK-3]', async ({
  page,
  control,
  world,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(refused);
  const link = await requestLink(page, control, world.host);
  const other = await page.context().browser()?.newContext();
  const scanner = await other?.newPage();
  await scanner?.goto(link);
  await expect(scanner?.getByRole('heading', { name: title.confirmation }) ?? page.locator('none')).toBeVisible();
  await other?.close();

  await page.goto(link);
  await expect(heading(page, title.spent)).toBeFocused();
  await expect(page.getByText('It was already used, or it has expired.')).toBeVisible();
  await expect(page.getByText('A new link goes to a***@example.com.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to log in' })).toHaveCount(0);
  expect(await failures(page)).toEqual(['magicLinks.authenticate unable_to_auth_magic_link']);
  await seeNoBarrier();
  await press(page, 'Email a new link');
  await expect(heading(page, 'Check your email')).toBeFocused();
  await expect(page.getByText(`An email was sent to ${email}.`)).toBeVisible();
  await page.goto((await control.outbox.messages(email)).at(-1)?.links[0]?.href ?? '');
  await expect(heading(page, title.confirmation)).toBeVisible();
});

test(
  'an expired link shows that, and another is offered only on the device that requested it [B-BACK-3]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(refused);
    const link = await requestLink(page, control, world.host, { loginURL: '/embed?mount=login' });
    await control.clock.advance(31 * 60);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(link);
    await expect(heading(page, title.spent)).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Back to log in', 'Copy details']);
  },
);

test('a link in another browser shows where to open it, and works there [B-BACK-3]', async ({
  page,
  control,
  world,
  watch,
  browser,
}) => {
  watch.allow(refused);
  await control.project.change({ pkce_required_for_email_magic_links: true });
  const link = await requestLink(page, control, world.host);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(heading(elsewhere, 'Open the link where you asked for it')).toBeVisible();
  await expect(
    elsewhere.getByText('For your safety this link works only in the browser in which you asked for it.'),
  ).toBeVisible();
  expect(await failures(elsewhere)).toEqual(['magicLinks.authenticate other_browser']);
  await elsewhere.close();
  await page.goto(link);
  await expect(heading(page, title.confirmation)).toBeVisible();
});

test(
  'a visitor cancels a slow link after eight seconds, and tries again with the same token [B-BACK-5]',
  inLongRun,
  async ({ page, control, world }) => {
    const link = await requestLink(page, control, world.host);
    await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'hang' });
    await page.goto(link);
    await expect(heading(page, 'Logging you in')).toBeVisible();
    await expect(page.getByText('One moment...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText('Still working...').first()).toBeVisible();
    await press(page, 'Cancel');
    await expect(heading(page, title.problem)).toBeFocused();
    await expect(page.getByText('You stopped it before it was done.')).toBeVisible();
    await press(page, 'Try again');
    await expect(heading(page, title.confirmation)).toBeFocused();
    expect(await spending(control)).toHaveLength(2);
    expect(await failures(page)).toEqual([]);
  },
);

test('without a network an error is shown, and a retry uses the same token [B-BACK-5]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/net::ERR|Failed to load resource|CORS request did not succeed/);
  const link = await requestLink(page, control, world.host);
  await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'reset' });
  await page.goto(link);
  await expect(heading(page, 'Looks like there was an error!')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  expect(await failures(page)).toEqual(['magicLinks.authenticate unreachable']);
  await press(page, 'Try again');
  await expect(heading(page, title.confirmation)).toBeVisible();
});

test('without a token, and with a token of an unknown kind, there is nothing to do [B-BACK-6]', async ({
  page,
  control,
  world,
}) => {
  void control;
  const addresses = [callbackAddress(world.host), linkOf(world.host, 'abc', {}, 'discovery')];
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading(page, 'Nothing to do here')).toBeVisible();
    await expect(page.getByText('This page finishes a log-in that began elsewhere.')).toBeVisible();
    expect(page.url()).not.toContain('abc');
    expect({ failures: await failures(page), eventTypes: await eventTypes(page) }).toEqual({
      failures: [],
      eventTypes: [],
    });
  }
});

test(
  'hostile text of a refusal is shown as text, with at most three hundred characters [T-BACK-1]',
  inLongRun,
  async ({ page, control, world, seeNoBarrier, watch }) => {
    watch.allow(noVerifier);
    void control;
    const oauthOptions = { providers: [{ type: 'github' }] };
    await page.goto(embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } }));
    await press(page, 'Continue with GitHub');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const open = (description: string) =>
      page.goto(
        `${callbackAddress(world.host)}&${new URLSearchParams({ error: 'server_error', error_description: description })}`,
      );
    await open('<img src=x onerror="document.title=1"><b>Bold</b> https://evil.example');
    await expect(page.getByText('<b>Bold</b>')).toBeVisible();
    await expect(page.locator('.vestibule a, .vestibule img')).toHaveCount(0);
    await open(`${'\u202e'}evil ${'\u2066'}${'x'.repeat(5_000)}`);
    const words = page.getByText(/^.{0,9}evil/);
    expect((await words.textContent())?.length).toBeLessThanOrEqual(300);
    await seeNoBarrier();
    await open('   ');
    await expect(page.getByText('The request could not be completed.')).toBeVisible();
    expect(await failures(page)).toHaveLength(1);
  },
);

test('hostile tokens are refused by the provider only [T-BACK-2]', async ({ page, control, world, watch }) => {
  watch.allow(refused);
  for (const token of ['x'.repeat(6_000), '<script>alert(1)</script>', '\u202e\u0000💥', '../../x?y&z#w']) {
    await page.goto(linkOf(world.host, token));
    await expect(heading(page, title.spent)).toBeVisible();
    expect((await spending(control)).at(-1)?.body).toMatchObject({ token });
  }
});

test(
  'two widgets on a page with a spent link both show that, and the host gets one error',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(refused);
    await page.goto(`${linkOf(world.host, 'spent-long-ago')}&copies=2`);
    await expect(heading(page, title.spent)).toHaveCount(2);
    expect(await spending(control)).toHaveLength(1);
    expect(await failures(page)).toHaveLength(1);
  },
);

test(
  'a visitor with a keyboard alone continues from a link, and tries again after a failure [T-WCAG-211]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/Failed to load resource|CORS request did not succeed/);
    const link = await requestLink(page, control, world.host, { requireClick: true });
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'reset' });
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Looks like there was an error!')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heading(page, title.confirmation)).toBeFocused();
  },
);

test(
  'a later screen of a link, on a page without a log-in, leads to the log-in of the host alone [B-SCREEN-2]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(refused);
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const loginURL = '/embed?mount=login&back=1';
    // The browser knows the address, so a new link can be sent, and Try again returns to where another one can be.
    await requestLink(page, control, world.host);
    await page.goto(linkOf(world.host, 'a-used-token', { loginURL }));
    await press(page, 'Email a new link');
    await expect(heading(page, 'Check your email')).toBeFocused();
    await press(page, 'Try again');
    await expect(heading(page, title.spent)).toBeFocused();
    await press(page, 'Email a new link');
    await back.click();
    await expect(page).toHaveURL(/back=1/);

    await signIn(page, control, world.host, { email: 'grace@example.com' });
    for (const options of [{ loginURL }, {}]) {
      await page.goto(linkOf(world.host, 'a-token', options));
      await press(page, 'Stay in this account');
      await expect(heading(page, title.confirmation)).toBeFocused();
      if ('loginURL' in options) {
        await back.click();
        await expect(page).toHaveURL(/back=1/);
      } else await expect(back).toHaveCount(0);
    }
  },
);

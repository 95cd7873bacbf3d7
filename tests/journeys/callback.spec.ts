import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes, failures } from '../support/sign-in';

/** The client's advice to a host whose project asks for no proof of the browser. */
const noVerifier = /No code verifier/;
const refused = /status of 4|Failed to load resource/;
const email = 'ada@example.com';
const title = { confirmation: 'Success!', spent: 'This link no longer works', problem: 'You were not logged in' };

/** The return page, with options of its own. */
function backAt(host: string, options: object = {}): string {
  const here = embedAddress(host, { mount: 'callback', props: { config: { products: [] } } });
  const config = {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
  };
  return embedAddress(host, { mount: 'callback', props: { config, ...options } });
}

/** Asks for a magic link as the widget does, and gives the link of the mail. */
async function askForLink(page: Page, control: Control, host: string, options: object = {}): Promise<string> {
  const back = backAt(host, options);
  const config = {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginRedirectURL: back, signupRedirectURL: back },
  };
  await page.goto(embedAddress(host, { props: { config } }));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return (await control.outbox.waitFor(email)).links[0]?.href ?? '';
}

/** The link of a token that the provider never gave to anyone. */
const linkOf = (host: string, token: string, options: object = {}, type = 'magic_links') =>
  `${backAt(host, options)}&${new URLSearchParams({ stytch_token_type: type, token })}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const spending = (control: Control) => control.requests.list('magicLinks.authenticate');

/** The token that was sent to the provider. */
async function spentToken(control: Control): Promise<string> {
  const [request] = await spending(control);
  const token: unknown = Object(request?.body).token;
  expect(token).toMatch(/^.{20,}$/);
  return String(token);
}

test('a magic link logs the visitor in, and the host gets one event [T-BACK-4]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const link = await askForLink(page, control, world.host);
  await page.goto(link);
  await expect(heading(page, title.confirmation)).toBeFocused();
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(page.url()).not.toMatch(/token|stytch/);
  expect(page.url()).toContain('mount=callback');
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  const events = await page.evaluate(() => JSON.stringify(window.vestibule.events));
  expect(events).toContain('method_id');
  expect(events).not.toMatch(/session_token|session_jwt/);
  expect(await page.evaluate(() => history.state)).toBeNull();
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storages).not.toContain('asked_address');
  const token = await spentToken(control);
  expect(events + storages).not.toContain(token);
  await seeNoBarrier();
});

test('the token is removed from the address before any request [B-BACK-1] [T-BACK-4]', async ({
  page,
  control,
  world,
  watch,
}) => {
  test.skip(condition === 'script', 'the page itself waits for the script tag');
  watch.allow(refused);
  void control;
  const token = 'a-token-to-be-seen';
  const carried: string[] = [];
  // Where the page itself makes the client, that asks for its own data at once.
  const isHosts = (url: string) => /^(?:react|strict-mode)/.test(condition ?? '') && url.includes('/bootstrap/');
  page.on('request', async (request) => {
    if (request.url().startsWith(world.provider) && request.method() !== 'OPTIONS' && !isHosts(request.url())) {
      carried.push(page.url(), (await request.allHeaders())['referer'] ?? '');
    }
  });
  await page.goto(linkOf(world.host, token, { locale: 'de' }));
  await expect(heading(page, 'Dieser Link funktioniert nicht mehr')).toBeVisible();
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.filter((address) => address.includes(token))).toEqual([]);
});

test(
  "a token that waits for a press is in the history's state only, and in no address, storage or event [T-BACK-4]",
  inLongRun,
  async ({ page, control, world }) => {
    await page.goto(await askForLink(page, control, world.host, { requireClick: true }));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const kept = await page.evaluate(() => ({
      state: JSON.stringify(history.state),
      elsewhere: JSON.stringify([
        location.href,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
        window.vestibule.events,
      ]),
    }));
    await press(page, 'Continue');
    await expect(heading(page, title.confirmation)).toBeFocused();
    const token = await spentToken(control);
    expect(kept.state).toContain(token);
    expect(kept.elsewhere).not.toContain(token);
  },
);

test('a visitor returns from GitHub and is redirected, and no event has the tokens of GitHub [B-BACK-2] [T-BACK-4]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(noVerifier);
  const back = backAt(world.host, { continueURL: '/embed?mount=login&arrived=1' });
  const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers: [{ type: 'github' }] };
  await page.goto(embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } }));
  await press(page, 'Continue with GitHub');
  await press(page, 'Continue');
  await expect(heading(page, title.confirmation)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OAUTH_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  const events = await page.evaluate(() => JSON.stringify(window.vestibule.events));
  expect(events).toContain('provider_type');
  expect(events).not.toMatch(/access_token|id_token|refresh_token/);
  await expect(page).toHaveURL(/arrived=1/);
  expect(await control.requests.list('oauth.authenticate')).toHaveLength(1);
});

test('a refusal at GitHub is shown, with a way back [B-BACK-4]', async ({ page, control, world }) => {
  void control;
  const back = backAt(world.host, { loginURL: '/embed?mount=login&back=1' });
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

test('a used link offers another link, and shows the masked address [B-BACK-3]', async ({
  page,
  control,
  world,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(refused);
  const link = await askForLink(page, control, world.host);
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
    const link = await askForLink(page, control, world.host, { loginURL: '/embed?mount=login' });
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
  const link = await askForLink(page, control, world.host);
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
    const link = await askForLink(page, control, world.host);
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
  const link = await askForLink(page, control, world.host);
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

test('a reload during the log-in loses nothing [B-BACK-1] [T-RACE-20]', async ({ page, control, world }) => {
  const link = await askForLink(page, control, world.host);
  await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'hang' });
  await page.goto(link);
  await expect(heading(page, 'Logging you in')).toBeVisible();
  await expect.poll(() => spending(control)).toHaveLength(1);
  expect(page.url()).not.toContain('token');
  await page.reload();
  await expect(heading(page, title.confirmation)).toBeVisible();
  expect(await spending(control)).toHaveLength(2);
});

test('a logged-in user chooses the link, or stays logged in [B-BACK-7] [T-BACK-3]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const link = await askForLink(page, control, world.host);
  await signIn(page, control, world.host, { email: 'grace@example.com' });
  // What the client remembers of a session it learns from the provider.
  await page.goto(embedAddress(world.host, { mount: 'passkeyRegistration', props: { config: { products: [] } } }));
  await page.goto(link);
  await expect(heading(page, 'You are already logged in')).toBeVisible();
  await expect(
    page.getByText('You are logged in as grace@example.com. The link you followed may be for another account.'),
  ).toBeVisible();
  await seeNoBarrier();
  expect(await spending(control)).toEqual([]);
  await press(page, 'Stay in this account');
  await expect(heading(page, title.confirmation)).toBeFocused();
  await expect(page.getByText('You are logged in as grace@example.com.')).toBeVisible();
  expect({ eventTypes: await eventTypes(page), spendingControl: await spending(control) }).toEqual({
    eventTypes: [],
    spendingControl: [],
  });

  await page.goto(link);
  await press(page, 'Use the link');
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(await spending(control)).toHaveLength(1);
});

test(
  'a user who stays is redirected to the address of the host [B-BACK-7]',
  inLongRun,
  async ({ page, control, world }) => {
    const link = await askForLink(page, control, world.host, { continueURL: '/embed?mount=login&stayed=1' });
    await signIn(page, control, world.host, { email: 'grace@example.com' });
    await page.goto(link);
    await press(page, 'Stay in this account');
    await expect(page).toHaveURL(/stayed=1/);
    expect(await spending(control)).toEqual([]);
  },
);

for (const requireClick of [false, true]) {
  test(
    `a scanner that ${requireClick ? 'runs scripts spends no link that waits for a press' : 'only follows links spends none, and one that runs scripts does'} [B-BACK-9]`,
    eachRun(!requireClick),
    async ({ page, control, world, watch, browser }) => {
      watch.allow(refused);
      await control.project.change({ project_name: 'Slow Clay' });
      const link = await askForLink(page, control, world.host, { requireClick });
      expect(await control.outbox.scan(email)).toEqual([{ href: link, status: 200 }]);
      expect(await spending(control)).toEqual([]);
      const scanner = await browser.newPage();
      await scanner.goto(link);
      await expect(heading(scanner, requireClick ? 'Continue to Slow Clay' : title.confirmation)).toBeVisible();
      await scanner.close();

      await page.goto(link);
      if (requireClick) {
        await expect(heading(page, 'Continue to Slow Clay')).toBeVisible();
        await expect(page.getByText('You followed a link to log in.')).toBeVisible();
        expect(await spending(control)).toEqual([]);
        await press(page, 'Continue');
      }
      await expect(heading(page, requireClick ? title.confirmation : title.spent)).toBeVisible();
    },
  );
}

test('a reset link opens the form for a new password, which continues to the next page [B-BACK-2]', async ({
  page,
  control,
  world,
}) => {
  const back = backAt(world.host, { continueURL: '/embed?mount=login&reset=1' });
  await control.users.create({ email, password: 'correct horse battery staple 47!' });
  const passwordOptions = { resetPasswordRedirectURL: back, loginRedirectURL: back };
  await page.goto(embedAddress(world.host, { props: { config: { products: ['passwords'], passwordOptions } } }));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await press(page, 'Forgot Password?');
  const { links } = await control.outbox.waitFor(email);
  await page.goto(links.find(({ rel }) => rel === 'reset_password')?.href ?? '');
  await expect(heading(page, 'Set a new password')).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: 'New password' }).fill('another horse, another staple 48?');
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await expect(heading(page, title.confirmation)).toBeVisible();
  expect(await eventTypes(page)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
  await expect(page).toHaveURL(/reset=1/);
});

test('the log-in link of a reset mail waits for a press where the host requires it, on both mounts [B-RESET-4]', async ({
  page,
  control,
  world,
}) => {
  for (const mount of ['passwordReset', 'callback'] as const) {
    await control.reset();
    await page.context().clearCookies();
    const config = { products: ['passwords'] };
    const back = embedAddress(world.host, { mount, props: { config, requireClick: true } });
    await control.users.create({ email, password: 'correct horse battery staple 47!' });
    const passwordOptions = { resetPasswordRedirectURL: back, loginRedirectURL: back };
    await page.goto(embedAddress(world.host, { props: { config: { ...config, passwordOptions } } }));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await press(page, 'Forgot Password?');
    const { links } = await control.outbox.waitFor(email);
    await page.goto(links.find(({ rel }) => rel === 'login')?.href ?? '');
    await expect(page.getByText('You followed a link to log in.')).toBeVisible();
    expect(await spending(control)).toEqual([]);
    await press(page, 'Continue');
    await expect(heading(page, title.confirmation)).toBeVisible();
    expect(await spending(control)).toHaveLength(1);
  }
});

test('without a token, and with a token of an unknown kind, there is nothing to do [B-BACK-6]', async ({
  page,
  control,
  world,
}) => {
  void control;
  const addresses = [backAt(world.host), linkOf(world.host, 'abc', {}, 'discovery')];
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
        `${backAt(world.host)}&${new URLSearchParams({ error: 'server_error', error_description: description })}`,
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

test('no redirect leads to an address that runs code [T-ADDR-9]', async ({ page, control, world, watch }) => {
  watch.allow(/is ignored: write an https address/);
  const options = { continueURL: 'javascript:alert(1)', loginURL: 'javascript:alert(2)' };
  const link = await askForLink(page, control, world.host, options);
  await page.goto(link);
  await expect(heading(page, title.confirmation)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(backAt(world.host, options));
  await expect(heading(page, 'Nothing to do here')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('two widgets on a page, and one that is mounted again, spend a link once and report it once [B-BACK-2] [T-RACE-20]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(refused);
  const link = `${await askForLink(page, control, world.host)}&copies=2`;
  await page.goto(link);
  await expect(heading(page, title.confirmation)).toHaveCount(2);
  expect(await spending(control)).toHaveLength(1);
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await page.evaluate(() => window.vestibule.mount());
  await expect(heading(page, title.confirmation)).toHaveCount(2);
  expect(await spending(control)).toHaveLength(1);
  expect(await eventTypes(page)).toHaveLength(2);
  await page.goto(link);
  await expect(heading(page, 'You are already logged in')).toHaveCount(2);
});

test('two widgets on a page with a spent link both show that, and the host gets one error', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(refused);
  await page.goto(`${linkOf(world.host, 'spent-long-ago')}&copies=2`);
  await expect(heading(page, title.spent)).toHaveCount(2);
  expect(await spending(control)).toHaveLength(1);
  expect(await failures(page)).toHaveLength(1);
});

test(
  'a visitor with a keyboard alone continues from a link, and tries again after a failure [T-WCAG-211]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/Failed to load resource|CORS request did not succeed/);
    const link = await askForLink(page, control, world.host, { requireClick: true });
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

test('a later screen of a link, on a page without a log-in, leads to the log-in of the host alone [B-SCREEN-2]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(refused);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const loginURL = '/embed?mount=login&back=1';
  // The browser knows the address, so a new link can be sent, and Try again returns to where another one can be.
  await askForLink(page, control, world.host);
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
});

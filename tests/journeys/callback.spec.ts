import type { Control } from '../../emulator/control/control';
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
import { condition } from '../support/condition';
import { logOutAddress, registerRobot } from '../support/consent-page';
import { eachRun, inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { eventTypes } from '../support/sign-in';

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
  const link = await requestLink(page, control, world.host);
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
    await page.goto(await requestLink(page, control, world.host, { requireClick: true }));
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

test('a visitor returns from GitHub and is redirected, and no event has the tokens of GitHub [B-BACK-2] [B-BACK-9] [T-BACK-4]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(noVerifier);
  // A press is required for links of a mail alone.
  const back = callbackAddress(world.host, { continueURL: '/embed?mount=login&arrived=1', requireClick: true });
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

test('a reload during the log-in loses nothing [B-BACK-1] [T-RACE-20]', inLongRun, async ({ page, control, world }) => {
  const link = await requestLink(page, control, world.host);
  await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'hang' });
  await page.goto(link);
  await expect(heading(page, 'Logging you in')).toBeVisible();
  await expect.poll(() => spending(control)).toHaveLength(1);
  expect(page.url()).not.toContain('token');
  await page.reload();
  await expect(heading(page, title.confirmation)).toBeVisible();
  expect(await spending(control)).toHaveLength(2);
});

test(
  'Back to the page of a link, which the browser loads again, shows the account that is logged in [B-BACK-12]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.goto(await requestLink(page, control, world.host));
    await expect(heading(page, title.confirmation)).toBeVisible();
    // A page with such a listener is loaded again, where the browser could restore it as it was.
    await page.evaluate(() => addEventListener('unload', () => undefined));
    await page.goto(`${world.host}/favicon.svg`);
    await page.goBack();
    await expect(heading(page, 'You are already logged in')).toBeVisible();
    await expect(page.getByRole('region').getByText(`You are logged in as ${email}.`)).toBeVisible();
    expect(await eventTypes(page)).toEqual([]);
    await press(page, 'Continue');
    await expect(heading(page, title.confirmation)).toBeVisible();
    expect(await eventTypes(page)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
  },
);

for (const requireClick of [false, true]) {
  test(
    `a scanner that ${requireClick ? 'runs scripts spends no link that waits for a press' : 'only follows links spends none, and one that runs scripts does'} [B-BACK-9]`,
    eachRun(!requireClick),
    async ({ page, control, world, watch, browser }) => {
      watch.allow(refused);
      await control.project.change({ project_name: 'Slow Clay' });
      const link = await requestLink(page, control, world.host, { requireClick });
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
  const back = callbackAddress(world.host, { continueURL: '/embed?mount=login&reset=1' });
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

test('no redirect leads to an address that runs code [T-ADDR-9]', async ({ page, control, world, watch }) => {
  watch.allow(/is ignored: write an https address/);
  const options = { continueURL: 'javascript:alert(1)', loginURL: 'javascript:alert(2)' };
  const link = await requestLink(page, control, world.host, options);
  await page.goto(link);
  await expect(heading(page, title.confirmation)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(callbackAddress(world.host, options));
  await expect(heading(page, 'Nothing to do here')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a callback that is mounted again after a log-out in another tab claims no success, and sends nothing [B-BACK-2]', async ({
  page,
  context,
  control,
  world,
}) => {
  await registerRobot(control, world.host);
  await page.goto(await requestLink(page, control, world.host));
  await expect(heading(page, title.confirmation)).toBeVisible();
  await page.evaluate(() => window.vestibule.unmount());
  const other = await context.newPage();
  await other.goto(logOutAddress(world.host));
  await press(other, 'Yes');
  await expect(other).toHaveURL(/back=1/);
  await page.bringToFront();
  await page.evaluate(() => window.vestibule.mount());
  await expect(heading(page, 'Nothing to do here')).toBeVisible();
  expect(await spending(control)).toHaveLength(1);
  expect(await eventTypes(page)).toHaveLength(2);
});

test('two widgets on a page, and one that is mounted again, spend a link once and report it once [B-BACK-2] [T-RACE-20]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(refused);
  const link = `${await requestLink(page, control, world.host)}&copies=2`;
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

import type { Browser } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { callbackAddress, heading, press, requestLink, spending } from '../support/callback-page';
import { logInInAnotherTab, submitEmail } from '../support/code-log-in';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps, eventTypes, linkProps } from '../support/sign-in';

const ada = 'ada@example.com';
const mallory = 'mallory@example.com';

/** The address of a magic link that an email requested in another browser. */
async function linkFromElsewhere(
  browser: Browser,
  control: Control,
  host: string,
  email: string,
  options: object = {},
): Promise<string> {
  const context = await browser.newContext();
  const link = await requestLink(await context.newPage(), control, host, options, email);
  await context.close();
  return link;
}

test.describe('links of a reset mail on the reset page', () => {
  /** A link of a reset mail that was requested in another browser. */
  async function linkOfReset(
    browser: Browser,
    control: Control,
    host: string,
    email: string,
    { rel = 'login', requireClick = false } = {},
  ) {
    const config = { products: ['passwords'] };
    const back = embedAddress(host, { mount: 'passwordReset', props: { config, requireClick } });
    await control.users.create({ email, password: 'correct horse battery staple 47!' });
    const context = await browser.newContext();
    const page = await context.newPage();
    const passwordOptions = { resetPasswordRedirectURL: back, loginRedirectURL: back };
    await page.goto(embedAddress(host, { props: { config: { ...config, passwordOptions } } }));
    await submitEmail(page, email);
    await press(page, 'Forgot Password?');
    const { links } = await control.outbox.waitFor(email);
    await context.close();
    return links.find((link) => link.rel === rel)?.href ?? '';
  }

  test('a log-in link on the password reset page asks before it replaces a session, and is not spent if the user stays [B-RESET-5] [T-BACK-7]', async ({
    page,
    browser,
    control,
    world,
    seeNoBarrier,
  }) => {
    const link = await linkOfReset(browser, control, world.host, mallory);
    await signIn(page, control, world.host, { email: ada });
    await page.goto(link);
    await expect(heading(page, 'You are already logged in')).toBeVisible();
    await expect(
      page.getByText(`You are logged in as ${ada}. The link you followed may be for another account.`),
    ).toBeVisible();
    await seeNoBarrier();
    expect({ spendingControl: await spending(control), eventTypes: await eventTypes(page) }).toEqual({
      spendingControl: [],
      eventTypes: [],
    });
    await press(page, /^Stay/);
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
    expect({ spendingControl: await spending(control), eventTypes: await eventTypes(page) }).toEqual({
      spendingControl: [],
      eventTypes: [],
    });

    await page.goto(link);
    await press(page, 'Use the link');
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(await spending(control)).toHaveLength(1);
    expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  });

  test('a new password by a link of another account than is signed in is complete at Continue, after its name [B-RESET-3]', async ({
    page,
    browser,
    control,
    world,
    seeNoBarrier,
  }) => {
    const link = await linkOfReset(browser, control, world.host, mallory, { rel: 'reset_password' });
    await signIn(page, control, world.host, { email: ada });
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill('a quite different horse 48!');
    await press(page, 'Continue');
    await expect(heading(page, 'You are already logged in')).toBeFocused();
    await expect(page.getByRole('region').getByText(`You are logged in as ${mallory}.`)).toBeVisible();
    await seeNoBarrier();
    expect(await eventTypes(page)).toEqual(['PASSWORD_RESET_BY_EMAIL']);
    await press(page, 'Continue');
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(await eventTypes(page)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
  });

  test(
    'a log-in link on the password reset page names an account that this browser did not ask for, and waits for Continue [B-RESET-2]',
    inLongRun,
    async ({ page, browser, control, world, seeNoBarrier }) => {
      const link = await linkOfReset(browser, control, world.host, mallory);
      await requestLink(page, control, world.host, {}, ada);
      await page.goto(link);
      await expect(heading(page, 'You are already logged in')).toBeFocused();
      await expect(page.getByRole('region').getByText(`You are logged in as ${mallory}.`)).toBeVisible();
      await seeNoBarrier();
      expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE']);
      await press(page, 'Continue');
      await expect(heading(page, 'Success!')).toBeVisible();
      expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    },
  );

  test(
    'a log-in link on the password reset page that waits for a press asks at the press, about the session of that moment [B-RESET-5]',
    inLongRun,
    async ({ page, browser, control, world }) => {
      const link = await linkOfReset(browser, control, world.host, mallory, { requireClick: true });
      await page.goto(link);
      await expect(page.getByText('You followed a link to log in.')).toBeVisible();
      await logInInAnotherTab(page, control, world.host, ada);
      await press(page, 'Continue');
      await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
      expect(await spending(control)).toEqual([]);
    },
  );
});

test.describe('waiting tabs', () => {
  test('a waiting tab names an account that it did not wait for, and completes only at Continue [B-SESSION-1] [T-RACE-24]', async ({
    page,
    embed,
    control,
    world,
    seeNoBarrier,
  }) => {
    await embed({ props: linkProps });
    await submitEmail(page, ada);
    await expect(heading(page, 'Check your email')).toBeVisible();
    await logInInAnotherTab(page, control, world.host, mallory);
    await page.bringToFront();
    await expect(heading(page, 'You are already logged in')).toBeFocused();
    await expect(page.getByText(`You are logged in as ${mallory}.`).first()).toBeVisible();
    await expect(page.getByText('You have successfully logged in.')).toHaveCount(0);
    await seeNoBarrier();
    expect(await eventTypes(page)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
    await press(page, 'Continue');
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect(page.getByText(`You are logged in as ${mallory}.`).first()).toBeVisible();
    expect(await eventTypes(page)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  });

  test(
    'a waiting tab returns to Main when the other account logs out [B-SESSION-1]',
    inLongRun,
    async ({ page, embed, control, world }) => {
      await embed({ props: codeProps });
      await submitEmail(page, ada);
      await expect(heading(page, 'Enter passcode')).toBeVisible();
      const other = await logInInAnotherTab(page, control, world.host, mallory);
      await expect(heading(page, 'You are already logged in')).toBeVisible();
      const back = `${world.host}/?back=1`;
      await control.applications.register({
        client_id: 'robot',
        client_name: 'Robot',
        redirect_uris: [back],
        post_logout_redirect_uris: [back],
      });
      const leaving = { client_id: 'robot', post_logout_redirect_uri: back };
      await other.goto(embedAddress(world.host, { mount: 'identityProvider', props: codeProps, query: leaving }));
      await press(other, 'Yes');
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE']);
    },
  );
});

test.describe('the callback page and other accounts', () => {
  const continueURL = '/embed?mount=login&arrived=1';
  const arrived = /\/embed\?mount=login&arrived=1$/;

  test('the callback page names an account that this browser did not ask for, and waits for Continue [B-BACK-11] [T-BACK-8]', async ({
    page,
    browser,
    control,
    world,
    seeNoBarrier,
  }) => {
    const link = await linkFromElsewhere(browser, control, world.host, mallory, { continueURL });
    await requestLink(page, control, world.host, { continueURL }, ada);
    await page.goto(link);
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect(page.getByRole('region').getByText(`You are logged in as ${mallory}.`)).toBeVisible();
    await seeNoBarrier();
    await page.waitForTimeout(1_500);
    expect(page.url()).toContain('mount=callback');
    expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE']);
    await page.evaluate(() => {
      const keep = ({ type }: { type: string }) => localStorage.setItem('test:heard', type);
      Object.assign(window.vestibule.events, { push: keep });
    });
    await press(page, 'Continue');
    await expect(page).toHaveURL(arrived);
    expect(await page.evaluate(() => localStorage.getItem('test:heard'))).toBe('AUTHENTICATE_FLOW_COMPLETE');
  });

  test(
    'the callback page names the account where this browser asked for none, and completes [B-BACK-11]',
    inLongRun,
    async ({ page, browser, control, world }) => {
      const link = await linkFromElsewhere(browser, control, world.host, ada, { continueURL });
      await page.goto(link);
      await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
      await expect(page).toHaveURL(arrived);
    },
  );

  test('the callback page asks at Continue when another account has signed in since it was opened [B-BACK-7] [T-BACK-9]', async ({
    page,
    browser,
    control,
    world,
  }) => {
    await page.goto(await linkFromElsewhere(browser, control, world.host, mallory, { requireClick: true }));
    await expect(page.getByText('You followed a link to log in.')).toBeVisible();
    await logInInAnotherTab(page, control, world.host, ada);
    await press(page, 'Continue');
    await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
    expect(await spending(control)).toEqual([]);
  });

  test(
    'the callback page asks at Try again when another account has signed in since [B-BACK-7] [T-BACK-9]',
    inLongRun,
    async ({ page, browser, control, world, watch }) => {
      watch.allow(/net::ERR|Failed to load resource|CORS request did not succeed/);
      const link = await linkFromElsewhere(browser, control, world.host, mallory);
      await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'reset' });
      await page.goto(link);
      await expect(heading(page, 'Looks like there was an error!')).toBeVisible();
      await logInInAnotherTab(page, control, world.host, ada);
      await press(page, 'Try again');
      await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
      expect(await spending(control)).toHaveLength(1);
      await press(page, 'Use the link');
      await expect(heading(page, 'Success!')).toBeVisible();
      expect(await spending(control)).toHaveLength(2);
    },
  );

  test(
    'the callback page asks about a remembered session that the provider does not answer for [B-BACK-7] [T-BACK-9]',
    inLongRun,
    async ({ page, browser, control, world }) => {
      const link = await linkFromElsewhere(browser, control, world.host, mallory);
      await signIn(page, control, world.host, { email: ada });
      await control.faults.add({ operation: 'session.authenticate', kind: 'hang', times: 20 });
      await page.goto(link);
      await expect(page.getByText('The link you followed may be for another account.')).toBeVisible({
        timeout: 20_000,
      });
      expect(await spending(control)).toEqual([]);
    },
  );

  test(
    'the callback page opened in two tabs of one browser, says in the second who is logged in [B-BACK-12]',
    inLongRun,
    async ({ page, context, control, world, watch }) => {
      watch.allow(/status of 4/);
      const link = await requestLink(page, control, world.host, {}, ada);
      const second = await context.newPage();
      await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'delay', ms: 800, times: 2 });
      await Promise.all([page.goto(link), second.goto(link)]);
      const titles = async () =>
        (await Promise.all([page, second].map((one) => one.getByRole('heading').first().textContent()))).toSorted();
      await expect.poll(titles).toEqual(['Success!', 'You are already logged in']);
      const late = (await page.getByRole('heading').first().textContent()) === 'Success!' ? second : page;
      await expect(late.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
      expect(await eventTypes(late)).toEqual([]);
      await late.bringToFront();
      await press(late, 'Continue');
      await expect(heading(late, 'Success!')).toBeFocused();
      expect(await eventTypes(late)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
    },
  );

  test('the callback page loaded again after its link was spent, says who is logged in [B-BACK-12]', async ({
    page,
    control,
    world,
  }) => {
    await page.goto(await requestLink(page, control, world.host, {}, ada));
    await expect(heading(page, 'Success!')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'You are already logged in')).toBeVisible();
    await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
    await page.context().clearCookies();
    await page.reload();
    await expect(heading(page, 'Nothing to do here')).toBeVisible();
  });

  test('the callback page shows the words of a refusal only within an hour of a log-in that this browser began [B-BACK-4] [T-BACK-1]', async ({
    page,
    control,
    world,
    watch,
  }) => {
    watch.allow(/No code verifier/);
    void control;
    const query = new URLSearchParams({ error: 'server_error', error_description: 'Call +1 555 0100.' });
    const refusal = `${callbackAddress(world.host)}&${query}`;
    await page.goto(refusal);
    await expect(page.getByRole('alert')).toHaveText('The request could not be completed.');
    await expect(page.getByText('+1 555')).toHaveCount(0);
    const oauthOptions = { providers: [{ type: 'github' }] };
    await page.goto(embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } }));
    await press(page, 'Continue with GitHub');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await page.goto(refusal);
    await expect(page.getByRole('alert')).toHaveText('Call +1 555 0100.');
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.goto(refusal);
    await expect(page.getByRole('alert')).toHaveText('The request could not be completed.');
  });
});

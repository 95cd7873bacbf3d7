import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import {
  callbackAddress,
  email,
  heading,
  press,
  refused,
  requestLink,
  spending,
  title,
} from '../support/callback-page';
import { logOutAddress, registerRobot } from '../support/consent-page';
import { eachRun, inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes } from '../support/sign-in';

test('a logged-in user chooses the link, or stays logged in [B-BACK-7] [T-BACK-3]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const link = await requestLink(page, control, world.host);
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
  await expect(page.getByRole('region').getByText('You are logged in as grace@example.com.')).toBeVisible();
  expect({ eventTypes: await eventTypes(page), spendingControl: await spending(control) }).toEqual({
    eventTypes: [],
    spendingControl: [],
  });

  await page.goto(link);
  await press(page, 'Use the link');
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(await spending(control)).toHaveLength(1);
});

test('a log-out in another tab closes the question, and keeps the link for a press [B-BACK-7]', async ({
  page,
  context,
  control,
  world,
}) => {
  const link = await requestLink(page, control, world.host);
  await registerRobot(control, world.host);
  await signIn(page, control, world.host, { email: 'grace@example.com' });
  await page.goto(link);
  await expect(heading(page, 'You are already logged in')).toBeVisible();
  const other = await context.newPage();
  await other.goto(logOutAddress(world.host));
  await press(other, 'Yes');
  await expect(other).toHaveURL(/back=1/);
  await page.bringToFront();
  await expect(heading(page, 'Continue to')).toBeFocused();
  await expect(page.getByText('You followed a link to log in.')).toBeVisible();
  expect(await spending(control)).toEqual([]);
  await press(page, 'Continue');
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(await spending(control)).toHaveLength(1);
});

test(
  'a user who stays is redirected to the address of the host [B-BACK-7]',
  inLongRun,
  async ({ page, control, world }) => {
    const link = await requestLink(page, control, world.host, { continueURL: '/embed?mount=login&stayed=1' });
    await signIn(page, control, world.host, { email: 'grace@example.com' });
    await page.goto(link);
    await press(page, 'Stay in this account');
    await expect(page).toHaveURL(/stayed=1/);
    expect(await spending(control)).toEqual([]);
  },
);

test.describe('the log-in link of a reset mail', () => {
  const grace = 'grace@example.com';

  /** The link of the mail that 'Forgot Password?' sends, of a user who has a password. */
  async function forgetPassword(page: Page, control: Control, host: string): Promise<string> {
    const back = callbackAddress(host);
    await control.users.create({ email: grace, password: 'correct horse battery staple 47!' });
    const passwordOptions = { resetPasswordRedirectURL: back, loginRedirectURL: back };
    await page.goto(embedAddress(host, { props: { config: { products: ['passwords'], passwordOptions } } }));
    await page.getByRole('textbox', { name: 'Email' }).fill(grace);
    await page.keyboard.press('Enter');
    await press(page, 'Forgot Password?');
    await expect(heading(page, 'Check your email')).toBeVisible();
    const { links } = await control.outbox.waitFor(grace);
    return links.find(({ rel }) => rel === 'login')?.href ?? '';
  }

  for (const isLinkAsked of [false, true]) {
    test(
      `the log-in link of a reset mail is one that this browser asked for (a link for another address before: ${isLinkAsked}) [B-BACK-11]`,
      eachRun(isLinkAsked),
      async ({ page, control, world }) => {
        if (isLinkAsked) await requestLink(page, control, world.host, {}, email);
        await page.goto(await forgetPassword(page, control, world.host));
        await expect(heading(page, title.confirmation)).toBeFocused();
        await expect(page.getByText('You have successfully logged in.')).toBeVisible();
        await expect(page.getByText('You are logged in as')).toHaveCount(0);
        expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
      },
    );
  }

  test(
    'the log-in link of a reset mail that was used offers a new link to its own address [B-BACK-3]',
    inLongRun,
    async ({ page, browser, control, world, watch }) => {
      watch.allow(refused);
      await requestLink(page, control, world.host, {}, email);
      const link = await forgetPassword(page, control, world.host);
      const scanner = await browser.newPage();
      await scanner.goto(link);
      await expect(heading(scanner, title.confirmation)).toBeVisible();
      await scanner.close();
      await page.goto(link);
      await expect(heading(page, title.spent)).toBeVisible();
      await expect(page.getByText('A new link goes to g***@example.com.')).toBeVisible();
    },
  );
});

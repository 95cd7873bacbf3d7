import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { logInWithCode } from '../support/code-log-in';
import { inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import {
  appCode,
  codeField,
  email,
  heading,
  password,
  press,
  proveFirst,
  propsOf,
  required,
} from '../support/second-factor';
import { codeProps, eventTypes } from '../support/sign-in';

const setUp = 'Add a second step';
const appLink = (page: Page) => page.getByRole('link', { name: 'Open your authenticator app' });

/** Tells a page that its tab is behind another one, or in front. A browser without windows has all its tabs in sight. */
const placeTab = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Waits for a link in one tab, opens the link in another, and returns that tab and the user's id. */
async function followLink(page: Page, context: BrowserContext, control: Control, host: string, isBehind: boolean) {
  const { user_id: userId } = await control.users.create({ email });
  const config = { products: ['emailMagicLinks'], secondFactorOptions: { when: 'required' } };
  const back = embedAddress(host, { mount: 'callback', props: { config } });
  const emailMagicLinksOptions = { loginRedirectURL: back, signupRedirectURL: back };
  await page.goto(embedAddress(host, { props: { config: { ...config, emailMagicLinksOptions } } }));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeVisible();
  if (isBehind) await placeTab(page, 'hidden');
  const front = await context.newPage();
  await front.goto((await control.outbox.waitFor(email)).links[0]?.href ?? '');
  await expect(appLink(front)).toBeVisible();
  return { front, userId };
}

/** A code that the app does not show. */
async function wrongCode(control: Control, userId: string): Promise<string> {
  const right = Number(await appCode(control, userId));
  return String((right + 1) % 1_000_000).padStart(6, '0');
}

test('a tab behind the one that a link opened in makes no key of its own, and completes with it [B-SECOND-5]', async ({
  page,
  context,
  control,
  world,
}) => {
  const { front, userId } = await followLink(page, context, control, world.host, true);
  await expect(heading(page, setUp)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  await expect(appLink(page)).toHaveCount(0);
  await codeField(front).fill(await appCode(control, userId));
  await expect(heading(front, 'Save your recovery codes')).toBeVisible();
  await expect(heading(page, 'Success!')).toBeVisible();
  expect(await control.requests.list('totps.create')).toHaveLength(1);
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await expect(front.getByRole('listitem')).toHaveCount(10);
});

test(
  'a tab that comes in sight makes a key, and a code of the key that it replaced begins again [B-SECOND-5]',
  inLongRun,
  async ({ page, context, control, world, watch }) => {
    watch.allow(/status of 4/);
    const { front, userId } = await followLink(page, context, control, world.host, true);
    await expect(heading(page, setUp)).toBeVisible();
    const replaced = (await appLink(front).getAttribute('href')) ?? '';
    await placeTab(front, 'hidden');
    await placeTab(page, 'visible');
    await expect(appLink(page)).toBeVisible();
    await placeTab(page, 'hidden');
    await placeTab(front, 'visible');
    await expect(appLink(front)).toHaveAttribute('href', replaced);
    await codeField(front).fill(await wrongCode(control, userId));
    await expect(appLink(front)).not.toHaveAttribute('href', replaced);
    await expect(heading(front, setUp)).toBeFocused();
    await expect(codeField(front)).toHaveValue('');
    await codeField(front).fill(await appCode(control, userId));
    await expect(heading(front, 'Save your recovery codes')).toBeFocused();
  },
);

test('a wrong code leaves the key of a set-up as it is [B-SECOND-5]', async ({ page, embed, control, watch }) => {
  watch.allow(/status of 4/);
  const { user_id } = await control.users.create({ email, password });
  await embed({ props: required });
  await proveFirst(page);
  const key = (await appLink(page).getAttribute('href')) ?? '';
  await codeField(page).fill(await wrongCode(control, user_id));
  await expect(page.getByText('Invalid code, please try again.')).toBeVisible();
  await expect(appLink(page)).toHaveAttribute('href', key);
});

test(
  'a code of the key of another tab turns on that app, and the recovery codes that are shown work [B-SECOND-7]',
  inLongRun,
  async ({ page, context, control, world, watch }) => {
    watch.allow(/status of 4/);
    const { front, userId } = await followLink(page, context, control, world.host, true);
    await placeTab(front, 'hidden');
    await placeTab(page, 'visible');
    await expect(appLink(page)).toBeVisible();
    await placeTab(page, 'hidden');
    await placeTab(front, 'visible');
    await codeField(front).fill(await appCode(control, userId));
    await expect(heading(front, 'Save your recovery codes')).toBeVisible();
    await expect(front.getByRole('listitem')).toHaveCount(10);
    const code = (await front.getByRole('listitem').locator('[aria-hidden]').first().textContent()) ?? '';
    await expect(heading(page, 'Success!')).toBeVisible();
    await context.clearCookies();
    // A tab behind another one has no focus in Firefox.
    await page.bringToFront();
    await page.goto(embedAddress(world.host, { props: propsOf({ when: 'required' }, codeProps.config) }));
    await logInWithCode(page, control, email);
    await press(page, 'Use a recovery code');
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await press(page, 'Continue');
    await expect(heading(page, 'Success!')).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { condition, engine } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { logOutAddress, registerRobot } from '../support/consent-page';
import { serve } from '../support/serve';
import { signIn } from '../support/session';
import { recordSpeech } from '../support/spoken';

/** An answer of the provider to the beginning of a log-out. */
const answers = (control: Control, host: string, consent_required: unknown) =>
  control.faults.add({
    operation: 'idp.oauthLogoutStart',
    kind: 'status',
    status: 200,
    body: { data: { request_id: 'r', status_code: 200, consent_required, redirect_uri: `${host}/?back=1` } },
    times: 5,
  });

/** Opens the page for a log-out that Invoice Robot begins, for a user who is signed in. */
async function leave(page: Page, control: Control, host: string, client: object = {}) {
  await registerRobot(control, host, client);
  await signIn(page, control, host, { email: 'ada@example.com' });
  await page.goto(logOutAddress(host, { state: 'x y' }));
}

test("a user confirms a log-out, and is redirected to the application's address [B-LOGOUT-1] [T-IDP-16] [T-WCAG-334]", async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await leave(page, control, world.host);
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  await expect(page.getByText('Are you sure you want to log out of your Vestibule playground account?')).toBeVisible();
  await seeNoBarrier();
  expect(await control.requests.list('session.revoke')).toEqual([]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/back=1.*state=x/);
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
});

test('a user who logs out of an app that the browser does not open reads so, and has a button to the app [B-LOGOUT-3]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const bye = 'robot://bye';
  await registerRobot(control, world.host, { post_logout_redirect_uris: [bye] });
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await page.goto(logOutAddress(world.host, { post_logout_redirect_uri: bye }));
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You have been logged out. You may close this page.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Logged out' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Return to the app robot://' })).toBeEnabled();
  await seeNoBarrier();
});

test('a user says No and stays logged in [B-LOGOUT-2]', async ({ page, control, world, seeNoBarrier }) => {
  await leave(page, control, world.host);
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('You have not been logged out. You may close this page.')).toBeVisible();
  await seeNoBarrier();
  expect(await control.requests.list('session.revoke')).toEqual([]);
});

test('a user who says No after another tab logged them out reads that they are logged out [B-LOGOUT-2]', async ({
  page,
  control,
  world,
}) => {
  await leave(page, control, world.host);
  await expect(page.getByText('You are logged in as ada@example.com.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(world.host);
  await other.getByRole('button', { name: 'Log out' }).click();
  await page.bringToFront();
  await expect(page.getByText('You are logged in as ada@example.com.')).toHaveCount(0);
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('heading', { name: 'Logged out' })).toBeFocused();
});

test('a first-party application logs out without a prompt, also where the provider fails [B-LOGOUT-3]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 500/);
  await control.faults.add({ operation: 'session.revoke', kind: 'status', status: 500, body: '{}' });
  await leave(page, control, world.host, { first_party: true });
  await expect(page).toHaveURL(/back=1/);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
});

test('a log-out that needs no confirmation of the provider ends the session without a prompt', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await answers(control, world.host, false);
  await page.goto(logOutAddress(world.host));
  await expect(page).toHaveURL(/back=1/);
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
});

for (const consentRequired of ['false', 0, null]) {
  test(
    `a response of ${JSON.stringify(consentRequired)} does not allow a log-out without a prompt [T-IDP-16]`,
    eachRun(consentRequired === 'false'),
    async ({ page, control, world }) => {
      await signIn(page, control, world.host, { email: 'ada@example.com' });
      await answers(control, world.host, consentRequired);
      await page.goto(logOutAddress(world.host));
      await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
      await page.waitForTimeout(300);
      expect(await control.requests.list('session.revoke')).toEqual([]);
    },
  );
}

test(
  'in a frame of another origin a log-out is confirmed by a prompt, even if the provider requires none [T-IDP-8]',
  inLongRun,
  async ({ page, control, world }) => {
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    await answers(control, world.host, false);
    // Of another origin, and of the same site, so that the browser hands the frame its session.
    const other = await serve(
      `<iframe src="${logOutAddress(world.host).replaceAll('&', '&amp;')}" width="500" height="700"></iframe>`,
    );
    await page.goto(other.origin);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Log out?' })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await control.requests.list('session.revoke')).toEqual([]);
    other.close();
  },
);

test('while a confirmed log-out is sent its title has focus, and is announced [B-SCREEN-6] [T-FOCUS-6]', async ({
  page,
  control,
  world,
}) => {
  const spoken = await recordSpeech(page);
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await answers(control, world.host, true);
  await control.faults.add({ operation: 'session.revoke', kind: 'delay', ms: 1_500 });
  await page.goto(logOutAddress(world.host));
  await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await page.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Logging out...' })).toBeFocused();
  if (engine !== 'firefox' && condition !== 'shadow') expect(await spoken()).toContain('Logging out...');
  await expect(page).toHaveURL(/back=1/);
});

test(
  'focus stays in the widget while a question is asked for again, and is on its title then [B-SCREEN-6] [T-FOCUS-6]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/ERR_CONNECTION_RESET|CORS|Stytch/);
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    await registerRobot(control, world.host);
    await control.faults.add({ operation: 'idp.oauthLogoutStart', kind: 'reset' });
    await page.goto(logOutAddress(world.host));
    await page.getByRole('button', { name: 'Try again' }).focus();
    await control.faults.add({ operation: 'idp.oauthLogoutStart', kind: 'delay', ms: 1_500 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Loading' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Log out?' })).toBeFocused();
  },
);

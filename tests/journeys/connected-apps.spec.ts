import type { Page } from '@playwright/test';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { signIn } from '../support/session';
import { embedAddress } from '../support/embed';
import { letTimePass } from '../faults/let-time-pass';

const email = 'ada@example.com';
const mount = 'connectedApps' as const;
const props = { config: { products: [] } };
const robot = { client_id: 'robot', name: 'Robot', scopes: ['openid', 'email', 'read:invoices'] };
const calendar = { client_id: 'calendar', name: 'Calendar', scopes: ['openid'] };
const notes = { client_id: 'notes', name: 'Notes', scopes: [] };

const rows = (page: Page) => page.getByRole('list', { name: 'Connected applications' }).getByRole('listitem');
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove access for ${name}`, exact: true });
const permissions = (page: Page, name: string) =>
  page.getByRole('button', { name: `What ${name} can do`, exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, remove' });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep' });

test('a user sees every application with its permissions, and removes the access of one [B-CONN-1] [T-WCAG-246]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, connected_apps: [robot, calendar, notes] });
  await embed({ mount, props });
  await expect(page.getByRole('heading', { name: 'Connected applications' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await seeNoBarrier();
  await permissions(page, 'Robot').click();
  await expect(page.getByRole('button', { name: 'Verify your identity' })).toBeVisible();
  await expect(page.getByText('Read your invoices')).toBeVisible();
  await page.getByRole('button', { name: 'See your email address' }).click();
  await expect(page.getByText('The app learns your email address, and whether it was verified.')).toBeVisible();
  await seeNoBarrier();
  await remove(page, 'Robot').click();
  await expect(page.getByText("Remove Robot's access? It will have to ask you again.")).toBeVisible();
  await expect(keep(page)).toBeFocused();
  await seeNoBarrier();
  expect(await control.requests.list('user.revokeConnectedApp')).toEqual([]);
  await confirm(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(remove(page, 'Calendar')).toBeFocused();
  await expect(page.getByText('Robot no longer has access.')).toBeAttached();
  expect(await control.requests.list('user.revokeConnectedApp')).toMatchObject([
    { path: '/sdk/v1/users/connected_apps/robot/revoke' },
  ]);
  expect(await eventTypes(page)).toEqual(['CONNECTED_APP_REVOKE']);
  expect(await failures(page)).toEqual([]);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('a user with a keyboard alone keeps an application, and removes all of them [B-CONN-2] [B-CONN-3] [B-CONN-5] [T-WCAG-334]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, connected_apps: [calendar, notes] });
  await embed({ mount, props });
  await permissions(page, 'Calendar').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verify your identity' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(remove(page, 'Calendar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove(page, 'Calendar')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(remove(page, 'Calendar')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(remove(page, 'Notes')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No application has access to your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connected applications' })).toBeFocused();
  await expect(page.getByText('Notes no longer has access.')).toBeAttached();
  await seeNoBarrier();
});

test('an application that was removed elsewhere is removed from the list as well [B-CONN-3]', async ({
  page,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 404/);
  await signIn(page, control, world.host, { email, connected_apps: [robot, calendar] });
  await embed({ mount, props });
  await expect(rows(page)).toHaveCount(2);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await remove(other, 'Robot').click();
  await confirm(other).click();
  await expect(rows(other)).toHaveCount(1);
  await other.close();
  await remove(page, 'Robot').click();
  await confirm(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Robot no longer has access.')).toBeAttached();
  expect(await failures(page)).toEqual([]);
});

test('without a session the mount shows its error in plain text [B-CONN-6]', async ({ page, embed }) => {
  await embed({ mount, props });
  await expect(
    page.getByText('Error: Cannot use ConnectedApps component without active user authenticated.'),
  ).toBeVisible();
  await expect.poll(() => failures(page)).toEqual(['configuration configuration']);
});

test(
  'a session that ended meanwhile is reported where access is removed [B-CONN-6]',
  inLongRun,
  async ({ page, embed, control, world, watch }) => {
    watch.allow(/status of 40[14]/);
    await signIn(page, control, world.host, { email, connected_apps: [robot] });
    await embed({ mount, props });
    await expect(rows(page)).toHaveCount(1);
    await control.clock.advance(3_601);
    await remove(page, 'Robot').click();
    await confirm(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  },
);

// T-CONN-3
test('hostile names, and five thousand scopes, are shown as plain text [T-CONN-3]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  const html = '<img src=x onerror="document.title=1">';
  await signIn(page, control, world.host, {
    email,
    connected_apps: [
      { name: html, logo_url: 'javascript:alert(1)', scopes: ['<b>all</b>'] },
      { name: '\u202egnp.exe', scopes: Array.from({ length: 5_000 }, (_, index) => `read:folder-${index}`) },
      { name: 'W'.repeat(5_000), scopes: ['openid'], logo_url: 'http://insecure.test/logo.png' },
    ],
  });
  await embed({ mount, props });
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('img')).toHaveCount(0);
  await permissions(page, html).click();
  await expect(page.getByText('Use the <b>all</b> scope')).toBeVisible();
  await permissions(page, 'gnp.exe').click();
  await expect(page.getByRole('region', { name: 'What gnp.exe can do' })).toBeVisible();
  await expect(remove(page, 'gnp.exe')).toBeVisible();
  await expect(remove(page, `${'W'.repeat(80)}…`)).toBeVisible();
  await seeNoBarrier();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

// T-CONN-6
test('the last of five hundred applications can be removed [T-CONN-6]', async ({ page, embed, control, world }) => {
  const connected_apps = Array.from({ length: 500 }, (_, index) => ({
    client_id: `app-${index + 1}`,
    name: `App ${index + 1}`,
    scopes: ['openid'],
  }));
  await signIn(page, control, world.host, { email, connected_apps });
  await embed({ mount, props });
  await expect(rows(page)).toHaveCount(500);
  await remove(page, 'App 500').click();
  await confirm(page).click();
  await expect(rows(page)).toHaveCount(499);
  await expect(remove(page, 'App 499')).toBeFocused();
});

test(
  'an application that a user allowed is listed on the host, and notices the removal of its access',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 401/);
    await signIn(page, control, world.host, { email });
    await page.goto(`${world.host}/app`);
    await page.getByRole('button', { name: 'Connect with Slow Clay' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText(`"email": "${email}"`)).toBeVisible();
    await page.goto(world.host);
    await page.getByRole('button', { name: 'Manage connected applications' }).click();
    await permissions(page, 'Invoice Robot').click();
    await expect(page.getByRole('button', { name: 'See your email address' })).toBeVisible();
    await remove(page, 'Invoice Robot').click();
    await confirm(page).click();
    await expect(page.getByText('No application has access to your account.')).toBeVisible();
    await page.goto(`${world.host}/app`);
    await expect(page.getByText('Slow Clay no longer lets the robot in')).toBeVisible();
    await page.getByRole('button', { name: 'Connect with Slow Clay' }).click();
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
  },
);

test(
  'a slow list shows that after eight seconds, and can be cancelled [B-CONN-5]',
  inLongRun,
  async ({ page, control, world, seeNoBarrier }) => {
    await signIn(page, control, world.host, { email, connected_apps: [robot] });
    await page.clock.install();
    await control.faults.add({ operation: 'user.getConnectedApps', kind: 'hang' });
    await page.goto(embedAddress(world.host, { mount, props }));
    await letTimePass(page, control, 'user.getConnectedApps', 7_500);
    await expect(page.getByText('Still working...').first()).toBeVisible();
    await seeNoBarrier();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('You stopped it before it was done.');
    // Chromium would hold a second GET of an address back while the first one hangs, for 20 s of its own.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test(
  'a list without a session is loaded when a session begins [B-CONN-5]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 401|Stytch/);
    await page.goto(embedAddress(world.host, { mount, props }));
    await expect(page.getByText('Error: Cannot use ConnectedApps component')).toBeVisible();
    const other = await page.context().newPage();
    await signIn(other, control, world.host, { email, connected_apps: [robot] });
    await other.goto(embedAddress(world.host, { props: { config: { products: ['emailMagicLinks'] } } }));
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByRole('button', { name: /^Remove access/ })).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { allow, consentAddress, submits } from '../support/consent-page';

const newest = async (control: Control) => (await submits(control)).at(-1)?.body;

const manifest = [
  { text: 'See who you are', scopes: ['openid', 'email'] },
  { text: 'Read your invoices', scopes: ['read:invoices'], optional: true, details: ['All of them.'] },
  { text: 'Send invoices for you', scopes: ['send:invoices'], optional: true },
];

interface Asking {
  before?: readonly string[];
  /** The scopes that the user can grant. Default: the four. */
  grantable?: readonly string[];
  options?: object;
  page?: object;
  /** Of the registered application. */
  client?: object;
}

/** An application of the project's own, which alone may ask for full access; its user is asked if it wants that. */
const ownApplication = { client_type: 'first_party_public' };

/** Has Invoice Robot ask for four things, a user whom it may have asked before. */
async function ask(
  page: Page,
  control: Control,
  host: string,
  { before, grantable, options, page: rest, client }: Asking = {},
) {
  const scopes = ['openid', 'email', 'read:invoices', 'send:invoices'];
  const user = {
    grantable_scopes: grantable ?? scopes,
    ...(before && { connected_apps: [{ client_id: 'robot', name: 'Invoice Robot', scopes: before }] }),
  };
  const props = { config: { products: [] }, ...options };
  const query = { scope: scopes.join(' '), ...rest };
  await page.goto(
    await consentAddress(page, control, host, { user, query, embed: { props }, ...(client && { client }) }),
  );
}

test('new permissions come first; earlier ones are collapsed under one line [B-IDP-14]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await ask(page, control, world.host, { before: ['openid', 'email'] });
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible();
  await expect(page.getByText('Read your invoices')).toBeVisible();
  await expect(page.getByText('Verify your identity')).toHaveCount(0);
  await seeNoBarrier();
  const known = page.getByRole('button', { name: 'Invoice Robot can already' });
  await known.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verify your identity')).toBeVisible();
  await seeNoBarrier();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await newest(control)).toMatchObject({ scopes: ['openid', 'email', 'read:invoices', 'send:invoices'] });
});

test("a scope that is missing in the host's list is under New with our text, and the developer is warned [T-IDP-20] [B-IDP-17]", async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/Vestibule: consentManifest has no words for 'delete:invoices', 'full_access'/);
  const scopes = ['openid', 'email', 'delete:invoices', 'full_access'];
  await ask(page, control, world.host, {
    before: ['openid', 'email'],
    grantable: scopes,
    options: { consentManifest: manifest },
    page: { scope: scopes.join(' '), prompt: 'consent' },
    client: ownApplication,
  });
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible();
  await expect(page.getByText('Use the delete:invoices scope')).toBeVisible();
  await expect(page.getByText('Do everything that you can do in your account')).toBeVisible();
  await expect(page.getByText('asks again for what it already has')).toHaveCount(0);
  await expect.poll(() => failures(page)).toEqual(['configuration configuration']);
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await newest(control)).toMatchObject({ scopes });
});

test(
  'a list without any of the scopes is followed by all of them with our text [T-IDP-20]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/Vestibule: consentManifest has no words for/);
    await ask(page, control, world.host, {
      options: { consentManifest: ['See your account'] },
      page: { scope: 'full_access', prompt: 'consent' },
      client: ownApplication,
    });
    await expect(page.getByText('See your account')).toBeVisible();
    await expect(page.getByText('Do everything that you can do in your account')).toBeVisible();
  },
);

test('a request for permissions that were granted before shows that', async ({ page, control, world }) => {
  const before = ['openid', 'email', 'read:invoices', 'send:invoices'];
  await ask(page, control, world.host, { before, page: { prompt: 'consent' } });
  await expect(page.getByText('Invoice Robot asks again for what it already has.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invoice Robot can already' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toHaveCount(0);
});

test('a request for a service shows as new what was granted before, perhaps for another service [B-IDP-14]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host, {
    before: ['openid', 'email', 'read:invoices', 'send:invoices'],
    options: { consentManifest: manifest },
    page: { resource: 'https://bank.example/mcp' },
  });
  await expect(page.getByText('For bank.example')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invoice Robot can already' })).toHaveCount(0);
  await expect(page.getByText('asks again for what it already has')).toHaveCount(0);
  await expect(page.getByText('See who you are')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Read your invoices' })).not.toBeChecked();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await newest(control)).toMatchObject({ scopes: ['openid', 'email'], resources: ['https://bank.example/mcp'] });
});

test('optional permissions are sent only if checked, by keyboard alone [B-IDP-15]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await ask(page, control, world.host, { options: { consentManifest: manifest } });
  const read = page.getByRole('checkbox', { name: 'Read your invoices' });
  await expect(read).not.toBeChecked();
  await expect(read).toHaveAccessibleDescription('All of them.');
  await seeNoBarrier();
  await read.focus();
  await page.keyboard.press('Space');
  await expect(read).toBeChecked();
  await allow(page).focus();
  // In its first moment it answers no press.
  await expect(allow(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await newest(control)).toMatchObject({ scopes: ['openid', 'email', 'read:invoices'] });
});

test('a permission that is pressed while Allow is pending stays as it was sent [B-IDP-15]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host, { options: { consentManifest: manifest } });
  const read = page.getByRole('checkbox', { name: 'Read your invoices' });
  await read.click();
  await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', kind: 'hang' });
  await allow(page).click();
  await expect(allow(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(async () => (await submits(control)).length).toBe(1);
  await read.focus();
  await page.keyboard.press('Space');
  await expect(read).toBeChecked();
  await expect(read).toBeFocused();
});

test('permissions granted before are checked, and can be unchecked', inLongRun, async ({ page, control, world }) => {
  const before = ['openid', 'email', 'read:invoices'];
  await ask(page, control, world.host, { before, options: { consentManifest: manifest } });
  await expect(page.getByRole('checkbox', { name: 'Send invoices for you' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Invoice Robot can already' }).click();
  const read = page.getByRole('checkbox', { name: 'Read your invoices' });
  await expect(read).toBeChecked();
  await read.click();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await newest(control)).toMatchObject({ scopes: ['openid', 'email'] });
});

test("the host's own screen selects permissions as well [B-IDP-15]", inLongRun, async ({ page, control, world }) => {
  const before = ['openid', 'email'];
  await ask(page, control, world.host, { before, options: { consentManifest: manifest }, page: { render: 'custom' } });
  await expect(page.getByRole('region', { name: 'Custom consent' })).toBeVisible();
  await expect(page.locator('[data-custom="grantedBefore"] li')).toHaveText(before);
  await expect(page.locator('[data-custom="selected"] li')).toHaveText(before);
  await page.getByRole('button', { name: 'Choose send:invoices' }).click();
  await expect(page.locator('[data-custom="selected"] li')).toHaveText([...before, 'send:invoices']);
  await expect(async () => {
    // Presses of the first moments do not count. The request of one that did may be pending.
    if (!/[?&]code=/.test(page.url())) await allow(page).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/[?&]code=/, { timeout: 1_000 });
  }).toPass();
  expect(await newest(control)).toMatchObject({ scopes: ['openid', 'email', 'send:invoices'] });
});

test('a denial does not redirect to an unverified address without a prompt [B-IDP-16] [T-IDP-19]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await ask(page, control, world.host, { options: { denyBehaviour: 'ask' } });
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('heading', { name: 'You did not allow access' })).toBeFocused();
  await expect(page.getByText('Access to the application was denied.')).toBeVisible();
  expect((await eventTypes(page)).at(-1)).toBe('OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED');
  const back = page.getByRole('button', { name: `Return to ${new URL(world.host).host}` });
  await expect(back).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(back).toHaveCount(0);
  await expect(page.getByText('Access to the application was denied.')).toBeVisible();
});

test('after a denial the user may choose to return to the application', inLongRun, async ({ page, control, world }) => {
  await ask(page, control, world.host, { options: { denyBehaviour: 'ask' } });
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByRole('button', { name: /^Return to/ }).click();
  await expect(page).toHaveURL(/[?&]error=access_denied/);
});

for (const fault of [{ kind: 'hang' }, { kind: 'status', status: 500 }, { kind: 'reset' }] as const) {
  test(
    `consent is asked as usual where earlier grants cannot be loaded (${fault.kind})`,
    eachRun(fault.kind === 'hang'),
    async ({ page, control, world, watch }) => {
      watch.allow(/status of 500|ERR_CONNECTION_RESET|CORS request did not succeed|Stytch/);
      await control.faults.add({ operation: 'user.getConnectedApps', times: 9, ...fault });
      await ask(page, control, world.host, { before: ['openid', 'email'] });
      await expect(page.getByText('Verify your identity')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'New', exact: true })).toHaveCount(0);
      if (fault.kind !== 'hang') expect(await failures(page)).toHaveLength(1);
      await allow(page).click();
      await expect(page).toHaveURL(/[?&]code=/);
    },
  );
}

import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const email = 'ada@example.com';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const connect = (page: Page) => page.getByRole('button', { name: 'Connect with Slow Clay' });
const allow = (page: Page) => page.getByRole('button', { name: 'Allow' });
const connected = (page: Page) => page.getByRole('heading', { name: 'Connected' });

/** Connects the application, for a signed-in user at the host. */
async function goConnect(page: Page, host: string): Promise<void> {
  await page.goto(`${host}/app`);
  await connect(page).click();
}

/** Signs Ada in at the host, and lets the application in. */
async function connectAsAda(page: Page, control: Control, host: string): Promise<void> {
  await signIn(page, control, host, { email });
  await goConnect(page, host);
  await allow(page).click();
  await expect(connected(page)).toBeVisible();
}

/** Removes the application's access, as another page of the signed-in user would. */
async function removeAccess(page: Page, provider: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'stytch_session')?.value;
  const answer = await fetch(`${provider}/sdk/v1/users/connected_apps/connected-app-test-invoice-robot/revoke`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${publicToken}:${token}`)}` },
  });
  expect(answer.status).toBe(200);
}

test("an application is allowed, gets the user's claims, and logs them out after a prompt", async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email });
  await page.goto(`${world.host}/app`);
  await seeNoBarrier();
  await page.getByLabel('Access while you are away').check();
  await connect(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Invoice Robot with Vestibule playground' })).toBeVisible();
  await expect(page.getByText('Keep its access while you are away')).toBeVisible();
  await seeNoBarrier();
  await allow(page).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.getByText(`"email": "${email}"`)).toBeVisible();
  await expect(page.getByText('openid email offline_access')).toBeVisible();
  expect(page.url()).toBe(`${world.host}/app`);
  await seeNoBarrier();

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'No' })).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You are logged out, here and at Slow Clay.')).toBeVisible();
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
});

test(
  'an earlier consent is not asked again, unless the application requests it',
  inLongRun,
  async ({ page, control, world }) => {
    await connectAsAda(page, control, world.host);
    await page.evaluate(() => sessionStorage.clear());
    await goConnect(page, world.host);
    await expect(connected(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${world.host}/app`);
    await page.getByLabel('Ask again').check();
    await connect(page).click();
    await expect(allow(page)).toBeVisible();
  },
);

test(
  'a user who is not signed in signs in first, comes back to the question, and answers it',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 401/);
    await goConnect(page, world.host);
    await expect(page.getByRole('alert')).toHaveText('No active session detected. Please log in to continue.');
    await page.getByRole('link', { name: 'Sign in to Slow Clay' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const { links } = await control.outbox.waitFor(email);
    await page.goto(links[0]?.href ?? '');
    await expect(allow(page)).toBeVisible();
    await allow(page).click();
    await expect(connected(page)).toBeVisible();
  },
);

test('on a phone each box of the application to check is beside its words', async ({ page, control, world }) => {
  void control;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${world.host}/app`);
  await expect(connect(page)).toBeVisible();
  const apart = await page.getByRole('checkbox').evaluateAll((boxes) =>
    boxes.map((box) => {
      const words = document.createRange();
      words.selectNode(box.nextSibling ?? box);
      const [line] = words.getClientRects();
      const { right, top, bottom } = box.getBoundingClientRect();
      const isBeside = line && line.left > right && line.top < bottom && line.bottom > top;
      return isBeside ? undefined : box.parentElement?.textContent;
    }),
  );
  expect(apart.filter(Boolean)).toEqual([]);
});

test('an application gets no permission that the user may not grant [T-IDP-6]', async ({ page, control, world }) => {
  await signIn(page, control, world.host, { email });
  await page.goto(`${world.host}/app`);
  await page.getByLabel('Create invoices').check();
  await connect(page).click();
  await expect(page.getByRole('heading', { name: 'Invoice Robot wants to access your account' })).toBeVisible();
  await expect(
    page.getByText('You do not have permissions to grant Invoice Robot access to some of the requested scopes.'),
  ).toBeVisible();
  await allow(page).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.getByText('openid email', { exact: true })).toBeVisible();
  await expect(page.getByText('Asked for, not allowed')).toBeVisible();
  await expect(page.getByText('write:invoices', { exact: true }).first()).toBeVisible();
});

test(
  'an application asks for more on the second visit, and has both',
  inLongRun,
  async ({ page, control, world, seeNoBarrier }) => {
    await connectAsAda(page, control, world.host);
    await page.reload();
    await page.getByLabel('Your telephone number').check();
    await seeNoBarrier();
    await page.getByRole('button', { name: 'Ask Slow Clay for more' }).click();
    await allow(page).click();
    await expect(page.getByText('openid email phone', { exact: true })).toBeVisible();
  },
);

test(
  'an application whose access was removed shows that when the user returns to it',
  inLongRun,
  async ({ page, control, world, watch, seeNoBarrier }) => {
    watch.allow(/status of 401/);
    await connectAsAda(page, control, world.host);
    await expect(page.getByText(`"email": "${email}"`)).toBeVisible();
    await page.getByRole('button', { name: 'Check the access again' }).click();
    await expect(connected(page)).toBeVisible();
    await removeAccess(page, world.provider);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('status')).toHaveText(/Slow Clay no longer lets the robot in/);
    await seeNoBarrier();
    await connect(page).click();
    await expect(allow(page)).toBeVisible();
  },
);

test('with the hint of its own ID token an application logs out without a prompt [T-IDP-18]', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email });
  await goConnect(page, world.host);
  await allow(page).click();
  await page.getByRole('button', { name: 'Log out without being asked' }).click();
  await expect(page.getByText('You are logged out, here and at Slow Clay.')).toBeVisible();
  const [start] = await control.requests.list('idp.oauthLogoutStart');
  expect(start?.body).toMatchObject({ id_token_hint: expect.stringMatching(/^ey/) });
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
});

// T-IDP-11
test('with the hint of another user a prompt is shown, and names the account that would be logged out [T-IDP-11]', async ({
  page,
  control,
  world,
}) => {
  await connectAsAda(page, control, world.host);
  await signIn(page, control, world.host, { email: 'bob@example.com' });
  await page.getByRole('button', { name: 'Log out without being asked' }).click();
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  await expect(page.getByRole('region').getByText('You are logged in as bob@example.com.')).toBeVisible();
  expect(await control.requests.list('session.revoke')).toEqual([]);
});

test('a refused log-out keeps the session and the page [T-IDP-17]', async ({ page, control, world }) => {
  await signIn(page, control, world.host, { email });
  await goConnect(page, world.host);
  await allow(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('button', { name: 'No' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/consent');
  expect(await control.requests.list('session.revoke')).toEqual([]);
});

test(
  'the tokens of an application are invalid after the session has expired',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/status of 401/);
    await connectAsAda(page, control, world.host);
    await expect(page.getByText(`"email": "${email}"`)).toBeVisible();
    await control.clock.advance(3_601);
    await page.reload();
    await expect(page.getByText('Slow Clay no longer lets the robot in')).toBeVisible();
    await expect(connect(page)).toBeVisible();
  },
);

test('prompt=none returns at once that no user is signed in, or that consent is required', async ({
  page,
  control,
  world,
}) => {
  const back = `${world.host}/?back=1`;
  await control.applications.register({ client_id: 'quiet', client_name: 'Quiet', redirect_uris: [back] });
  const asked = { client_id: 'quiet', redirect_uri: back, response_type: 'code', scope: 'openid', state: 's+/=' };
  const query = new URLSearchParams({ ...asked, ...challenge, prompt: 'none' });
  // An application may name several (RFC 8707, section 2).
  for (const path of ['/a', '/b']) query.append('resource', `${world.host}${path}`);
  const address = `${world.host}/consent?${query}`;
  await page.goto(address);
  await expect(page).toHaveURL(/[?&]error=login_required&state=s%2B%2F%3D/);
  await signIn(page, control, world.host, { email });
  await page.goto(address);
  await expect(page).toHaveURL(/[?&]error=consent_required&state=s%2B%2F%3D/);
});

test('going back after the answer spends nothing twice [T-RACE-8]', async ({ page, control, world }) => {
  await connectAsAda(page, control, world.host);
  const submits = await control.requests.list('idp.oauthAuthorizeSubmit');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Invoice Robot' })).toBeVisible();
  expect(await control.requests.list('idp.oauthAuthorizeSubmit')).toHaveLength(submits.length);
});

test(
  'an answer that this tab did not request is refused by the application',
  inLongRun,
  async ({ page, world, seeNoBarrier }) => {
    await page.goto(`${world.host}/app?code=stolen&state=x&iss=${encodeURIComponent(world.provider)}`);
    await expect(page.getByRole('alert')).toContainText('The robot was not let in');
    await seeNoBarrier();
  },
);

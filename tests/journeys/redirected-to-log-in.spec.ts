import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { challenge } from '../support/challenge';
import { logInWithCode } from '../support/code-log-in';
import { condition, engine, noSecondFetch } from '../support/condition';
import { embedAddress, type EmbedOptions } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { registerRobot } from '../support/consent-page';
import { signIn } from '../support/session';
import { codeProps } from '../support/sign-in';

const email = 'ada@example.com';
/** The warnings to the developer about a visit without a session. */
const led = /No active session|loginURL has led back here|Cannot use \w+ component|idp failed/;

const loginAt = (host: string) => embedAddress(host, { props: codeProps });

/** The page of a mount that leads a visitor without a session to the log-in of this host. */
const pageOf = (host: string, mount: EmbedOptions['mount'], query: Record<string, string> = {}) =>
  embedAddress(host, { mount, props: { config: { products: ['passkeys'] }, loginURL: loginAt(host) }, query });

/** Follows a visitor from a page to the log-in, through it, and back. */
async function goThere(page: Page, control: Control, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const { pathname, search } = new URL(address);
  expect(new URL(page.url()).searchParams.get('return_to')).toBe(pathname + search);
  await logInWithCode(page, control, email);
  await page.waitForURL(address);
}

test.beforeEach(({ watch }) => watch.allow(led));

for (const [mount, name] of [
  ['passkeyRegistration', /passkey/i],
  ['connectedApps', 'Connected applications'],
] as const) {
  test(
    `a visitor without a session is redirected from ${mount} to the log-in, and back [B-MOUNT-19]`,
    inLongRun,
    async ({ page, control, world }) => {
      await goThere(page, control, pageOf(world.host, mount));
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    },
  );
}

test(
  'a visitor without a session is redirected from the step-up to the log-in, and back [B-MOUNT-19]',
  inLongRun,
  async ({ page, control, world }) => {
    await goThere(page, control, pageOf(world.host, 'stepUp'));
    await expect
      .poll(() => page.evaluate(() => window.vestibule.events.map(({ type }) => type)))
      .toContain('STEP_UP_COMPLETE');
  },
);

test(
  'two mounts of a page redirect a visitor without a session together, and report no loop [B-MOUNT-19]',
  inLongRun,
  async ({ page, control, world }) => {
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    const props = { config: { products: ['passkeys'] }, loginURL: loginAt(world.host) };
    await goThere(page, control, embedAddress(world.host, { mount: 'connectedApps', copies: '2', props }));
    await expect(page.getByRole('heading', { name: 'Connected applications' })).toHaveCount(2);
    expect(said.filter((text) => text.includes('No active session'))).not.toEqual([]);
    expect(said.filter((text) => /led back here|Cannot use/.test(text))).toEqual([]);
  },
);

test('a user whose session ends before a removal logs in again, and returns to the list [B-MOUNT-23]', async ({
  page,
  control,
  world: { host },
  watch,
}) => {
  watch.allow(/status of 401/);
  const robot = { client_id: 'robot', name: 'Robot', scopes: ['openid'] };
  await signIn(page, control, host, { email, connected_apps: [robot] });
  const address = pageOf(host, 'connectedApps');
  await page.goto(address);
  await page.getByRole('button', { name: 'Remove access for Robot' }).click();
  const body = { status_code: 401, error_type: 'session_not_found', error_message: 'No session.', error_url: '' };
  await control.faults.add({ operation: 'user.revokeConnectedApp', kind: 'status', status: 401, body });
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Session not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await logInWithCode(page, control, email);
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Remove access for Robot' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Robot no longer has access.')).toBeAttached();
});

test('a visitor without a session is redirected from consent to the log-in, and back to the whole request [B-MOUNT-19]', async ({
  page,
  control,
  world,
}) => {
  const redirect_uri = await registerRobot(control, world.host);
  const asked = { client_id: 'robot', redirect_uri, state: 's+/=&#', scope: 'openid email', ...challenge };
  const address = pageOf(world.host, 'identityProvider', { response_type: 'code', ...asked });
  await goThere(page, control, address);
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  expect(new URL(page.url()).searchParams.get('state')).toBe('s+/=&#');
});

test('a visitor without a session who logs in with Google is led back to the whole request of consent [B-MOUNT-22]', async ({
  page,
  control,
  world: { host },
  watch,
}) => {
  watch.allow(/No code verifier/);
  const redirect_uri = await registerRobot(control, host);
  const oauthOptions = (back: string) => ({
    providers: [{ type: 'google' }],
    loginRedirectURL: back,
    signupRedirectURL: back,
  });
  const withGoogle = (back: string) => ({ config: { products: ['oauth'], oauthOptions: oauthOptions(back) } });
  const callback = embedAddress(host, { mount: 'callback', props: withGoogle(`${host}/`) });
  const loginURL = embedAddress(host, { props: withGoogle(callback) });
  const query = { response_type: 'code', client_id: 'robot', redirect_uri, state: 's', scope: 'openid', ...challenge };
  const address = embedAddress(host, {
    mount: 'identityProvider',
    props: { config: { products: [] }, loginURL },
    query,
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(address);
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('heading', { name: 'You did not allow access' })).toBeVisible();
  // A later log-in in this tab is about something else.
  expect(await page.evaluate(() => sessionStorage.getItem('vestibule:return_to'))).toBe('0 ');
});

test('a visitor who returns without a session is shown the refusal, and is not redirected again [B-MOUNT-19]', async ({
  page,
  world,
}) => {
  const address = pageOf(world.host, 'connectedApps');
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.goto(address);
  await expect(
    page.getByText('Error: Cannot use ConnectedApps component without active user authenticated.'),
  ).toBeVisible();
});

test(
  'a visitor without a session is redirected once the code for it can be fetched, and reads the refusal until then [B-MOUNT-19]',
  inLongRun,
  async ({ page, world, watch }) => {
    watch.allow(/Failed to load resource|dynamically imported/);
    test.skip(engine === 'firefox', noSecondFetch);
    test.skip(condition === 'script', 'the script tag has files of other names');
    const code = /assets\/mistakes-/;
    await page.route(code, (route) => route.abort());
    await page.goto(pageOf(world.host, 'connectedApps'));
    await expect(page.getByText('Cannot use ConnectedApps component')).toBeVisible();
    await page.unroute(code);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 25_000 });
  },
);

test('without loginURL the refusal is shown unchanged [B-MOUNT-19]', inLongRun, async ({ page, embed }) => {
  await embed({ mount: 'connectedApps', props: { config: { products: [] } } });
  await expect(
    page.getByText('Error: Cannot use ConnectedApps component without active user authenticated.'),
  ).toBeVisible();
});

test('a log-in does not redirect to another origin that its address names [T-ADDR-14]', async ({
  page,
  control,
  world,
}) => {
  await page.goto(`${loginAt(world.host)}&${new URLSearchParams({ return_to: '//evil.test/phish' })}`);
  await logInWithCode(page, control, email);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(world.host).host);
});

import type { Control } from '../../emulator/control/control';
import { condition, engine } from '../support/condition';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { serve } from '../support/serve';
import { signIn } from '../support/session';
import { recordSpeech } from '../support/spoken';

/** An answer of the provider to the beginning of a log-out. */
const answers = (control: Control, host: string, consent_required: unknown) =>
  control.faults.add({
    operation: 'idp.oauthLogoutStart',
    kind: 'status',
    status: 200,
    body: { data: { request_id: 'r', status_code: 200, consent_required, redirect_uri: `${host}/?bye=1` } },
    times: 5,
  });

/** The address of a log-out that an application asks for. */
const logOutAddress = (host: string) =>
  embedAddress(host, {
    mount: 'identityProvider',
    props: { config: { products: [] } },
    query: { client_id: 'robot', post_logout_redirect_uri: `${host}/?bye=1` },
  });

test('a log-out that needs no confirmation of the provider ends the session without a prompt', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await answers(control, world.host, false);
  await page.goto(logOutAddress(world.host));
  await expect(page).toHaveURL(/bye=1/);
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
  await expect(page).toHaveURL(/bye=1/);
});

test('focus stays in the widget while a question is asked for again, and is on its title then [B-SCREEN-6] [T-FOCUS-6]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET|CORS|Stytch/);
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const bye = `${world.host}/?bye=1`;
  const uris = { redirect_uris: [bye], post_logout_redirect_uris: [bye] };
  await control.applications.register({ client_id: 'robot', client_name: 'Robot', ...uris });
  await control.faults.add({ operation: 'idp.oauthLogoutStart', kind: 'reset' });
  await page.goto(logOutAddress(world.host));
  await page.getByRole('button', { name: 'Try again' }).focus();
  await control.faults.add({ operation: 'idp.oauthLogoutStart', kind: 'delay', ms: 1_500 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Loading' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeFocused();
});

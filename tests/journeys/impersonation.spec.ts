import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes, failures } from '../support/sign-in';
import type { Control } from '../../emulator/control/control';

const refused = /status of 4|Failed to load resource/;

/** The link by which staff act as a user who was made for it. */
async function linkFor(control: Control, host: string, email: string, options: object = {}): Promise<string> {
  const { user_id } = await control.users.create({ email });
  const { impersonation_token: token } = await control.users.impersonate(user_id, 'sam@support.example');
  const query = { stytch_token_type: 'impersonation', token };
  return embedAddress(host, { mount: 'callback', props: { config: { products: [] }, ...options }, query });
}

test('a member of staff acts as a user, sees the account, and completes the log-in by a press [B-BACK-13]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const continueURL = `${world.host}/`;
  await page.goto(await linkFor(control, world.host, 'ada@example.com', { continueURL }));
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('You are acting as ada@example.com.');
  expect(page.url()).not.toMatch(/token|stytch/);
  // A host that leaves at the end of a log-in has not left yet.
  expect(await eventTypes(page)).toEqual(['IMPERSONATION_AUTHENTICATE']);
  expect(await page.evaluate(() => JSON.stringify(window.vestibule.events))).not.toMatch(
    /session_token|session_jwt|__user/,
  );
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(continueURL);
});

test(
  'a spent token is reported as such, and no new link is offered [B-BACK-13]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(refused);
    const link = await linkFor(control, world.host, 'ada@example.com');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email a new link' })).toHaveCount(0);
    expect(await failures(page)).toEqual(['impersonation.authenticate unable_to_auth_magic_link']);
  },
);

test('a question about the signed-in account is asked before the token is spent [B-BACK-13]', async ({
  page,
  control,
  world,
}) => {
  const link = await linkFor(control, world.host, 'ada@example.com');
  await signIn(page, control, world.host, { email: 'bo@example.com' });
  await page.goto(link);
  await expect(page.getByRole('region').getByText('You are logged in as bo@example.com.')).toBeVisible();
  expect(await control.requests.list('impersonation.authenticate')).toEqual([]);
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are acting as ada@example.com.');
});

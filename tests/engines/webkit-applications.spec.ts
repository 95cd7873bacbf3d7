import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { challenge } from '../support/challenge';
import { embedAddress } from '../support/embed';
import { test, type WebKit } from './webkit';
import { focused, seeNoBarrier, seeWords, signIn, signOut } from './webkit-steps';

const mount = 'identityProvider' as const;
const props = { config: { products: [] } };

test.afterEach(({ webkit }) => signOut(webkit));

/** Opens what an application asks of a signed-in user, or its log-out. */
async function open(webkit: WebKit, control: Control, host: string, asked: 'consent' | 'log-out'): Promise<void> {
  const back = `${host}/?back=1`;
  const addresses = { redirect_uris: [back], post_logout_redirect_uris: [back] };
  await control.applications.register({ client_id: 'robot', client_name: 'Invoice Robot', ...addresses });
  await signIn(webkit, control, host, { email: 'carla@example.com' });
  const where = asked === 'consent' ? 'redirect_uri' : 'post_logout_redirect_uri';
  const query = { client_id: 'robot', state: 's+/=', [where]: back, ...challenge };
  await webkit.driver.get(embedAddress(host, { mount, props, query }));
}

test('a user allows an application, and is redirected with a code', async ({ webkit, world, control }) => {
  await open(webkit, control, world.host, 'consent');
  const allow = await webkit.find('button', 'Allow');
  await seeNoBarrier(webkit);
  await expect.poll(() => allow.getAttribute('aria-disabled')).toBeNull();
  await allow.click();
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/code=/);
  expect(new URL(await webkit.driver.getCurrentUrl()).searchParams.get('state')).toBe('s+/=');
});

test('a user reads what a permission means, by keyboard, and denies', async ({ webkit, world, control }) => {
  await open(webkit, control, world.host, 'consent');
  const permission = await webkit.find('button', 'See your email address');
  expect(await permission.getAttribute('aria-expanded')).toBe('false');
  await permission.sendKeys(Key.ENTER);
  await seeWords(webkit, 'The app learns your email address');
  await expect.poll(() => focused(webkit)).toBe('See your email address');
  await seeNoBarrier(webkit);
  await (await webkit.find('button', 'Deny')).click();
  await seeWords(webkit, 'Access to the application was denied.');
  await seeNoBarrier(webkit);
});

test("a user confirms a log-out, and is redirected to the application's address", async ({
  webkit,
  world,
  control,
}) => {
  await open(webkit, control, world.host, 'log-out');
  await webkit.find('heading', 'Log out?');
  await seeNoBarrier(webkit);
  expect(await control.requests.list('session.revoke')).toEqual([]);
  const yes = await webkit.find('button', 'Yes');
  await expect.poll(() => yes.getAttribute('aria-disabled')).toBeNull();
  await yes.click();
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/back=1.*state=s/);
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
});

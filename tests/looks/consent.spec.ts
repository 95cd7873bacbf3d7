import { challenge } from '../support/challenge';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { conditions, whenLooked } from './conditions';

const client = 'connected-app-test-invoice-robot';
const asking = (host: string, scope: string, client_id = client) => ({
  client_id,
  redirect_uri: `${host}/app`,
  scope,
  ...challenge,
});
const leaving = (host: string) => ({ client_id: client, post_logout_redirect_uri: `${host}/app` });

for (const { name, props, before, after } of conditions) {
  test(
    `a visitor meets no barrier in a decision, and before a log-out, ${name} [T-ENV-6] [T-SEEN-3]`,
    whenLooked(name),
    async ({ page, embed, control, world, seeNoBarrier }) => {
      await signIn(page, control, world.host, { email: 'ada.of.a.rather.long.address@subdomain.example.com' });
      await before?.(page);
      const given = {
        mount: 'identityProvider' as const,
        props: { ...props, config: { products: [], ...props?.config } },
      };
      const own = { client_id: 'own', client_name: 'Invoice Robot', client_type: 'first_party_public' } as const;
      await control.applications.register({ ...own, redirect_uris: [`${world.host}/app`] });
      const scope = `openid profile email phone full_access offline_access ${'a-scope-without-any-end-'.repeat(6)}`;
      await embed({ ...given, query: { ...asking(world.host, scope, own.client_id), prompt: 'consent' } });
      await after?.(page);
      const buttons = page.getByRole('button');
      await expect(buttons.nth(3)).toBeVisible();
      await seeNoBarrier();
      await buttons.first().click();
      await seeNoBarrier();
      await embed({ ...given, query: leaving(world.host) });
      await after?.(page);
      await expect(buttons).toHaveCount(2);
      await seeNoBarrier();
    },
  );
}

test('a decision is made by keyboard alone [T-WCAG-211]', async ({ page, control, world }) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const props = { config: { products: [] } };
  await page.goto(embedAddress(world.host, { mount: 'identityProvider', props, query: asking(world.host, 'openid') }));
  await expect(page.getByRole('button', { name: 'Verify your identity' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The app learns which account is yours here, and when you logged in.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Deny' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Allow' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app/);
});

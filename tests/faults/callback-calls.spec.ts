import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS|No code verifier/;

for (const { id, fault, says, hasActed, after = 0 } of [...faultCases, wrongTypes]) {
  for (const [operation, type] of [
    ['magicLinks.authenticate', 'magic_links'],
    ['oauth.authenticate', 'oauth'],
    ['impersonation.authenticate', 'impersonation'],
  ] as const) {
    test(
      `${operation} ${id}: the callback page shows an error and can retry [T-CALL-3] [T-CALL-31] [T-BACK-6]`,
      whenTriedAgain(id, operation === 'magicLinks.authenticate'),
      async ({ page, world, control, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        const here = embedAddress(world.host, { mount: 'callback', props: { config: { products: [] } } });
        const config = {
          products: ['emailMagicLinks', 'oauth'],
          emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
          oauthOptions: { loginRedirectURL: here, signupRedirectURL: here, providers: [{ type: 'github' }] },
        };
        await page.goto(embedAddress(world.host, { props: { config } }));
        await control.faults.add({ operation, ...fault });
        if (type === 'oauth') {
          await page.getByRole('button', { name: 'Continue with GitHub' }).click();
          await page.getByRole('button', { name: 'Continue', exact: true }).click();
        } else if (type === 'impersonation') {
          const { user_id } = await control.users.create({ email: 'ada@example.com' });
          const { impersonation_token: token } = await control.users.impersonate(user_id);
          const query = new URLSearchParams({ stytch_token_type: type, token });
          await page.goto(`${here}&${query}`);
        } else {
          await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
          await page.keyboard.press('Enter');
          await page.goto((await control.outbox.waitFor('ada@example.com')).links[0]?.href ?? '');
        }
        if (after) {
          await expect.poll(() => control.requests.list(operation)).toHaveLength(1);
          await page.clock.runFor(after);
        }
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Looks like there was an error!' })).toBeFocused();
        expect(await failures(page)).toHaveLength(1);
        await page.getByRole('button', { name: 'Try again' }).click();
        // Where only the answer was lost, the provider has spent the token.
        const name = hasActed ? 'This link no longer works' : 'Success!';
        await expect(page.getByRole('heading', { name })).toBeVisible();
        expect(await control.requests.list(operation)).toHaveLength(2);
      },
    );
  }
}

import type { Page } from '@playwright/test';
import { requestLink } from '../support/callback-page';
import { condition } from '../support/condition';
import { eachRun } from '../support/each-run';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test.skip(condition === 'react-18', 'React 18 has no Activity');

/** A page that a server renders, in an Activity of a router. */
const rendered = { entry: 'react', server: '1' } as const satisfies Partial<EmbedOptions>;
const query = { hideable: '1' };

const title = (page: Page, name: string) => page.getByRole('heading', { name });
/** Goes to the other page of the router, or back. */
const change = (page: Page) => page.getByRole('button', { name: 'Other page' }).click();
const isHydrated = (page: Page) => expect(page.locator('.vestibule[data-sending]')).toHaveCount(0, { timeout: 15_000 });

for (const enableShadowDOM of [false, true]) {
  const where = enableShadowDOM ? 'in a shadow root' : 'in the page';

  test(
    `a callback page that a server rendered ${where} is not left while it is hidden, and is left once it is shown [B-MOUNT-6]`,
    eachRun(enableShadowDOM),
    async ({ page, control, world }) => {
      const token = new URL(await requestLink(page, control, world.host)).searchParams.get('token') ?? '';
      const props = {
        config: { products: ['emailMagicLinks'], enableShadowDOM },
        continueURL: `${world.host}/embed?left=1`,
      };
      const link = { stytch_token_type: 'magic_links', token };
      await page.goto(
        embedAddress(world.host, { ...rendered, mount: 'callback', props, query: { ...query, ...link } }),
      );
      await expect(title(page, 'Success!')).toBeVisible();
      await change(page);
      await expect(page.locator('.vestibule')).toBeHidden();
      await page.waitForTimeout(1_500);
      expect(page.url()).not.toContain('left=1');
      await change(page);
      await page.waitForURL(/left=1/);
    },
  );

  test(
    `a log-in that a server rendered ${where} keeps what was typed while it is hidden, and shows its form after a log-out [B-MOUNT-6]`,
    eachRun(enableShadowDOM),
    async ({ page, embed, control }) => {
      const props = { config: { ...codeProps.config, enableShadowDOM } };
      await embed({ ...rendered, props, query });
      await isHydrated(page);
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.fill('ada@example.com');
      await change(page);
      await expect(page.locator('.vestibule')).toBeHidden();
      await change(page);
      await expect(email).toHaveValue('ada@example.com');
      await email.press('Enter');
      const code = page.getByRole('textbox', { name: 'One-time passcode' });
      await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
      await expect(title(page, 'Success!')).toBeVisible();
      await change(page);
      const answered = page.waitForResponse(/\/sessions\/revoke/);
      await page.getByRole('button', { name: 'Log out' }).click();
      await answered;
      await change(page);
      await expect(title(page, 'Sign up or log in')).toBeVisible();
    },
  );
}

import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain } from './faults';
import { letTimePass } from './let-time-pass';

test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

// The calls are made in a frame of the provider's own origin, which may read every answer.
const cases = faultCases.filter(({ id }) => id !== 'T-FAULT-19 CORS');

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** The options of an embedded One Tap, beside another button. */
const propsFor = (host: string) => ({
  config: {
    products: ['oauth'],
    oauthOptions: {
      loginRedirectURL: host,
      signupRedirectURL: host,
      providers: [{ type: 'google', one_tap: true, position: 'forceLegacyEmbedded' }, { type: 'github' }],
    },
  },
});

/** Answers the address of Google's script with the emulator's stand-in. */
async function standInForGoogle(page: Page, provider: string): Promise<void> {
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    const answer = await fetch(`${provider}/google-stand-in/gsi/client.js`);
    await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
  });
}

for (const { id, fault, after } of cases) {
  test(
    `oneTap.start ${id}: the button of Google is shown within five seconds [T-CALL-22]`,
    whenTriedAgain(id),
    async ({ page, embed, world, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await standInForGoogle(page, world.provider);
      await control.faults.add({ operation: 'oneTap.start', ...fault });
      await embed({ props: propsFor(world.host) });
      await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
      if (after) {
        await expect.poll(() => control.requests.list('oneTap.start')).not.toHaveLength(0);
        await expect(google(page)).toHaveCount(0);
        await page.clock.runFor(5_000);
      }
      await expect(google(page)).toBeVisible();
    },
  );

  test(
    `oneTap.submit ${id}: the button of Google is shown with the failure if the choice cannot be sent [T-CALL-22]`,
    whenTriedAgain(id, false),
    async ({ page, embed, world, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await standInForGoogle(page, world.provider);
      await control.faults.add({ operation: 'oneTap.submit', ...fault });
      await embed({ props: propsFor(world.host) });
      await page.getByRole('button', { name: 'Continue as Visitor' }).click();
      if (after) await letTimePass(page, control, 'oneTap.submit', after);
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await failures(page)).toEqual([expect.stringMatching(/^oneTap\.submit /)]);
      await google(page).click();
      await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
    },
  );
}

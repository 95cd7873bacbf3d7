import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { faultCases } from './faults';

test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

// It is called from a frame of the provider's own origin, where no answer is withheld.
const cases = faultCases.filter(({ id }) => id !== 'T-FAULT-19 CORS');

for (const { id, fault, after } of cases) {
  test(
    `oneTap.start ${id}: a visitor has the button of Google within five seconds`,
    { tag: '@every' },
    async ({ page, embed, world, control, watch }) => {
      watch.allow(provoked);
      await page.route('https://accounts.google.com/gsi/client', async (route) => {
        const answer = await fetch(`${world.provider}/google-stand-in/gsi/client.js`);
        await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
      });
      await control.fault({ operation: 'oneTap.start', ...fault });
      await embed({
        props: {
          config: {
            products: ['oauth'],
            oauthOptions: {
              loginRedirectURL: world.host,
              signupRedirectURL: world.host,
              providers: [{ type: 'google', one_tap: true, position: 'embedded' }, { type: 'github' }],
            },
          },
        },
      });
      await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible({
        timeout: after ? 8_000 : 6_000,
      });
    },
  );
}

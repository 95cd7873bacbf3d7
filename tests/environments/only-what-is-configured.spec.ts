import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What a visitor's page may have, and words that stand only in its code. */
const parts = [
  {
    name: 'passkeys',
    config: { products: ['emailMagicLinks', 'passkeys'] },
    signs: ['Login with a Passkey', 'signalAllAcceptedCredentials'],
  },
  {
    name: 'social sign-in',
    config: { products: ['oauth'], oauthOptions: { providers: [{ type: 'github' }] } },
    signs: ['Continue with {provider}'],
  },
  {
    name: 'One Tap',
    config: { products: ['oauth'], oauthOptions: { providers: [{ type: 'google', one_tap: true }] } },
    signs: ['vestibule-google-one-tap'],
  },
  {
    name: 'wallets',
    config: { products: ['crypto'] },
    signs: ['Continue with other Crypto Wallet', 'eip6963:announceProvider'],
  },
  { name: 'passwords', config: { products: ['passwords'] }, signs: ['Forgot Password?'] },
  {
    name: 'passcodes',
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
    signs: ['Enter passcode'],
  },
  {
    name: 'phone numbers',
    config: { products: ['otp'], otpOptions: { methods: ['sms'] } },
    signs: ['(123) 456-7890', 'Continue with text message'],
  },
];

/** Everything that a page fetches of its own accord: at once, and for the screens that may come next. */
async function fetchedBy(page: Page, open: () => Promise<void>): Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open();
  await expect(page.locator('.vestibule').getByRole('button').first()).toBeVisible();
  const sinceLast = () =>
    page.evaluate(() => {
      const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(...ends);
    });
  await expect.poll(sinceLast, { timeout: 15_000 }).toBeGreaterThan(2_000);
  return (await Promise.all(scripts)).join('\n');
}

test('a page of magic links alone fetches no code of any other way in', async ({ page, embed }) => {
  const fetched = await fetchedBy(page, () => embed({ props: { config: { products: ['emailMagicLinks'] } } }));
  expect(fetched).toContain('Continue with email');
  const found = parts.flatMap(({ signs }) => signs).filter((sign) => fetched.includes(sign));
  expect(found).toEqual([]);
});

for (const { name, config, signs } of parts) {
  test(`a page with ${name} fetches its code`, async ({ page, embed, watch }) => {
    // Google's own script, which no test may reach.
    watch.allow(/ERR_NAME_NOT_RESOLVED/);
    const fetched = await fetchedBy(page, () => embed({ props: { config } }));
    expect(signs.filter((sign) => !fetched.includes(sign))).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

/** The parts that a visitor's page may have, and words that occur only in their code. */
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

const partOf = (wanted: string) => {
  const part = parts.find(({ name }) => name === wanted);
  if (!part) throw new Error(`No part is called ${wanted}.`);
  return part;
};

/** Keeps the scripts of a page, and returns the text of those that it has fetched. */
function keepScripts(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // A request that is pending when the test ends is not counted.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

/** The way into the widget that is first. */
const firstWay = (page: Page) => page.locator('.vestibule').getByRole('button').first();

/**
 * The scripts that a page fetches: at once, and when a user begins to use it. The checks for developers, which run on
 * `localhost` alone, are left out.
 */
async function fetchedBy(page: Page, open: () => Promise<void>): Promise<{ unused: string; used: string }> {
  await page.route(/\/mistakes-[^/]+\.js$/, (route) => route.abort());
  const fetched = keepScripts(page);
  const all = async () => {
    await expect.poll(() => page.evaluate(sinceLastFetch), { timeout: 15_000 }).toBeGreaterThan(1_500);
    return fetched();
  };
  await open();
  await expect(firstWay(page)).toBeVisible();
  const unused = await all();
  await firstWay(page).hover();
  // Time for further requests, before the test checks that there is none.
  await page.waitForTimeout(500);
  return { unused, used: await all() };
}

function sinceLastFetch(): number {
  const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
  return performance.now() - Math.max(...ends);
}

const notFetched = /ERR_FAILED|Failed to fetch dynamically imported module/;

for (const { name, config, sign } of [
  { name: 'magic links', config: { products: ['emailMagicLinks'] }, sign: 'Continue with email' },
  { ...partOf('phone numbers'), sign: 'Continue with text message' },
]) {
  test(
    `before the user interacts, a page with ${name} fetches no code of another method [B-MOUNT-10] [T-LOAD-5]`,
    eachRun(name === 'phone numbers'),
    async ({ page, embed, watch }) => {
      watch.allow(notFetched);
      const { unused } = await fetchedBy(page, () => embed({ props: { config } }));
      expect(unused).toContain(sign);
      const others = parts.filter((part) => part.name !== name).flatMap(({ signs }) => signs);
      expect(others.filter((other) => unused.includes(other))).toEqual([]);
    },
  );
}

for (const { name, config, signs } of parts) {
  test(`a page with ${name} fetches its code`, eachRun(name === 'passkeys'), async ({ page, embed, watch }) => {
    // Google's own script, which no test may reach.
    watch.allow(/ERR_NAME_NOT_RESOLVED/);
    const fetched = keepScripts(page);
    await embed({ props: { config } });
    await firstWay(page).hover();
    await expect
      .poll(async () => {
        const code = await fetched();
        return signs.filter((sign) => !code.includes(sign));
      })
      .toEqual([]);
  });
}

test(
  'before the user interacts, a page fetches nothing that only a press needs [B-MOUNT-10] [T-ENV-18]',
  inLongRun,
  async ({ page, embed, watch }) => {
    watch.allow(notFetched);
    const config = { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } };
    const { unused, used } = await fetchedBy(page, () => embed({ props: { config } }));
    const signs = ['Open in Gmail', 'Continue with text message'];
    expect(signs.filter((sign) => unused.includes(sign))).toEqual([]);
    expect(signs.filter((sign) => used.includes(sign))).toEqual(signs);
  },
);

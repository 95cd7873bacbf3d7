import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import { embedAddress, type EmbedOptions } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { policyProxy } from '../support/policy-proxy';
import { signIn } from '../support/session';
import { addEthereumWallet } from '../support/wallets';
import type { World } from '../support/world';

// The effects that docs/content-security-policy.md gives for each missing source.
type Policy = Readonly<Record<string, string>>;

const base = (provider: string): Policy => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': provider,
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** Opens `/embed` as a host would deliver it under a policy. */
async function openUnder(page: Page, host: string, policy: Policy, options: EmbedOptions, without?: string) {
  const directives = Object.entries(policy).filter(([name]) => name !== without);
  const proxy = await policyProxy(host, directives.map(([name, value]) => `${name} ${value}`).join('; '));
  page.once('close', () => proxy.close());
  await page.goto(embedAddress(proxy.origin, { ...options, csp: 'strict' }));
}

const link = { config: { products: ['emailMagicLinks'] } };
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('under the documented policy a user asks for a link, and nothing is blocked [T-ENV-20]', async ({
  page,
  world,
}) => {
  await openUnder(page, world.host, base(world.provider), { props: link });
  await email(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('without the source of scripts nothing is rendered', async ({ page, world, watch }) => {
  watch.allow(/Content Security Policy|policy violation/);
  await openUnder(page, world.host, base(world.provider), { props: link }, 'script-src');
  await page.waitForTimeout(500);
  await expect(email(page)).toHaveCount(0);
});

test(
  'without the provider as a source of connections the widget shows that it cannot be reached [T-ENV-2]',
  inLongRun,
  async ({ page, world, watch }) => {
    watch.allow(/Content Security Policy|policy violation|Failed to load|Fetch API|Unable to/);
    await openUnder(page, world.host, base(world.provider), { props: link }, 'connect-src');
    await email(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    );
  },
);

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="40"%3E%3Crect width="96" height="40"/%3E%3C/svg%3E';
const logo = { ...link, theme: { logo: { logoImageUrl: picture, alt: 'Acme' } } };

for (const isAllowed of [true, false]) {
  test(`${isAllowed ? 'with' : 'without'} the source of a logo ${isAllowed ? 'the picture' : 'its words'} can be seen [T-ENV-2]`, async ({
    page,
    world,
    watch,
  }) => {
    if (!isAllowed) watch.allow(/Content Security Policy|policy violation/);
    await openUnder(
      page,
      world.host,
      { ...base(world.provider), 'img-src': 'data:' },
      { props: logo },
      isAllowed ? undefined : 'img-src',
    );
    await expect(email(page)).toBeVisible();
    await (isAllowed
      ? expect(page.getByRole('img', { name: 'Acme' })).toBeVisible()
      : expect(page.getByText('Acme')).toBeVisible());
  });

  test(
    `${isAllowed ? 'with' : 'without'} the source of a wallet's icon its name can be read [T-ENV-2]`,
    inLongRun,
    async ({ page, world, watch }) => {
      if (!isAllowed) watch.allow(/Content Security Policy|policy violation/);
      await addEthereumWallet(page, { announce: { name: 'Vault of Ada', rdns: 'test.vault', icon: picture } });
      await openUnder(
        page,
        world.host,
        { ...base(world.provider), 'img-src': 'data:' },
        { props: { config: { products: ['crypto', 'emailMagicLinks'] } } },
        isAllowed ? undefined : 'img-src',
      );
      await expect(page.getByRole('button', { name: /Vault of Ada/ })).toBeVisible();
    },
  );
}

test(
  'a page of an identity provider needs no more than the documented policy',
  inLongRun,
  async ({ page, world, control }) => {
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    await openUnder(
      page,
      world.host,
      { ...base(world.provider), 'frame-ancestors': "'none'" },
      {
        mount: 'identityProvider',
        props: { config: { products: [] } },
        query: { client_id: 'connected-app-test-invoice-robot', redirect_uri: `${world.host}/app`, ...challenge },
      },
    );
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('Access to the application was denied.')).toBeVisible();
  },
);

const google = 'https://accounts.google.com';
const withTap = (provider: string): Policy => ({
  ...base(provider),
  'script-src': `'self' ${google}/gsi/client`,
  'frame-src': `${provider} ${google}/gsi/`,
  'connect-src': `${provider} ${google}/gsi/`,
  'trusted-types': 'vestibule-google-one-tap',
});
const narrowed: Readonly<Record<string, (provider: string) => Policy>> = {
  'script-src': (provider) => ({ ...withTap(provider), 'script-src': "'self'" }),
  'frame-src': (provider) => ({ ...withTap(provider), 'frame-src': `${google}/gsi/` }),
  'trusted-types': (provider) => ({ ...withTap(provider), 'trusted-types': "'none'" }),
};

async function openTap(page: Page, { host, provider }: World, policy: Policy): Promise<void> {
  await page.route(`${google}/gsi/client`, async (route) => {
    const answer = await fetch(`${provider}/google-stand-in/gsi/client.js`);
    await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
  });
  const oauthOptions = { providers: [{ type: 'google', one_tap: true, position: 'floating' }] };
  await openUnder(page, host, policy, { props: { config: { products: ['oauth'], oauthOptions } } });
}

test("with the sources of One Tap, Google's script runs under Trusted Types", async ({ page, world, watch }) => {
  // The stand-in for Google's script renders with styles of its own, as Google's does.
  watch.allow(/style-src|inline style/);
  await openTap(page, world, withTap(world.provider));
  await expect(page.getByRole('group', { name: 'Google (stand-in)' })).toBeVisible();
});

for (const [source, policy] of Object.entries(narrowed)) {
  test(
    `without the ${source} of One Tap the button is shown [T-ENV-2] [T-ENV-20]`,
    eachRun(source === 'script-src'),
    async ({ page, world, watch }) => {
      watch.allow(/Content Security Policy|policy violation|style-src|Refused|Framing|postMessage|TrustedTypePolicy/);
      await openTap(page, world, policy(world.provider));
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible({ timeout: 6_000 });
    },
  );
}

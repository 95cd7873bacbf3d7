import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { headersProxy } from '../support/policy-proxy';
import { codeProps } from '../support/sign-in';

const passkeyProps = { config: { ...codeProps.config, products: ['otp', 'passkeys'] } };

for (const [where, what, headers] of [
  [
    "where the page's policy withholds passkeys",
    'is offered none, and signs in with a code',
    {
      'permissions-policy':
        'publickey-credentials-get=(), publickey-credentials-create=(), otp-credentials=(), identity-credentials-get=()',
    },
  ],
  [
    'on a page that is cross-origin isolated',
    'signs in with a code',
    { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  ],
] as const) {
  test(`${where} a visitor ${what} [B-PKEY-14] [T-ENV-11] [T-ENV-12]`, async ({ page, world, control, watch }) => {
    watch.allow(/publickey-credentials|Permissions[ -]Policy/i);
    const proxy = await headersProxy(world.host, headers);
    await page.goto(embedAddress(proxy.origin, { props: passkeyProps }));
    const passkey = page.getByRole('button', { name: 'Login with a Passkey' });
    if ('permissions-policy' in headers) {
      await expect(page.getByRole('button', { name: 'Continue with email' })).toBeVisible();
      await expect(passkey).toHaveCount(0);
    } else expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    proxy.close();
  });
}

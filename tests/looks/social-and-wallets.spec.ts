import { providerNames } from '../../flows/oauth/provider-names';
import { expect, test } from '../support/fixtures';
import { addEthereumWallet } from '../support/wallets';
import { conditions } from './conditions';

const oauthOptions = { providers: Object.keys(providerNames).map((type) => ({ type })) };
const everything = {
  products: ['oauth', 'crypto', 'emailMagicLinks', 'otp', 'passkeys'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
  oauthOptions,
};

for (const { name, props, before, after } of conditions) {
  test(`a visitor meets no barrier with every provider, wallets, three ways and a passkey, ${name}`, async ({
    page,
    embed,
    seeNoBarrier,
  }) => {
    await before?.(page);
    await embed({ props: { ...props, config: { ...everything, ...props?.config } } });
    await after?.(page);
    // Nineteen providers leave no room for a wallet: only the way to the others is there.
    await expect(page.locator('.vestibule button:has(svg)').nth(18)).toBeVisible();
    await seeNoBarrier();
  });

  test(`a visitor meets no barrier on the way in with a wallet that declines, ${name}`, async ({
    page,
    embed,
    seeNoBarrier,
  }) => {
    const wallet = await addEthereumWallet(page, {
      announce: {
        name: 'A wallet with a name that is longer than any button is wide, and then some',
        rdns: 'test.long',
      },
    });
    wallet.behave.connect = 'decline';
    await before?.(page);
    await embed({ props: { ...props, config: { products: ['crypto', 'emailMagicLinks'], ...props?.config } } });
    await after?.(page);
    const button = page.getByRole('button', { name: /A wallet with a name/ });
    await expect(button).toBeVisible();
    await seeNoBarrier();
    await button.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await seeNoBarrier();
  });
}

test('the way through everything on Main by keyboard is the order in which it stands', async ({ page, embed }) => {
  await embed({ props: { config: everything } });
  const controls = page.locator('.vestibule').locator('button, input, [role=tab][tabindex="0"]');
  await expect(page.getByRole('button', { name: 'Continue with Yahoo' })).toBeVisible();
  const order = await controls.evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.checkVisibility() && element.tabIndex === 0)
      .map((element) => element.textContent || element.getAttribute('name') || ''),
  );
  const walked: string[] = [];
  for (let step = 0; step < order.length; step += 1) {
    await page.keyboard.press('Tab');
    walked.push(
      await page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('name') || '',
      ),
    );
  }
  expect(walked).toEqual(order);
  expect(walked.slice(0, 3)).toEqual(['Continue with Google', 'Continue with Microsoft', 'Continue with Apple']);
});

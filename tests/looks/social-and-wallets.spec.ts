import { oauthProviders } from '../../flows/core/config/config';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { addEthereumWallet } from '../support/wallets';
import { conditions, whenLooked } from './conditions';

const oauthOptions = { providers: Object.keys(oauthProviders).map((type) => ({ type })) };
const everything = {
  products: ['oauth', 'crypto', 'emailMagicLinks', 'otp', 'passkeys'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
  oauthOptions,
};

for (const { name, props, before, after } of conditions) {
  test(
    `a visitor meets no barrier with every provider, wallets, three ways and a passkey, ${name} [T-LOAD-3]`,
    whenLooked(name),
    async ({ page, embed, seeNoBarrier }) => {
      await before?.(page);
      await embed({ props: { ...props, config: { ...everything, ...props?.config } } });
      await after?.(page);
      // Nineteen providers leave no room for a wallet: only the way to the others is there.
      await expect(page.locator('.vestibule button:has(svg)').nth(18)).toBeVisible();
      await seeNoBarrier();
    },
  );

  test(
    `a visitor meets no barrier on the method with a wallet that declines, ${name}`,
    whenLooked(name),
    async ({ page, embed, seeNoBarrier }) => {
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
    },
  );
}

test(
  'every button on Main is as wide as the field below it, with and without a badge',
  inLongRun,
  async ({ page, embed }) => {
    await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'test.robin' } });
    const providers = [{ type: 'google' }, { type: 'apple' }];
    await embed({ props: { config: { ...everything, oauthOptions: { providers } } } });
    const field = await page.getByRole('textbox', { name: 'Email' }).boundingBox();
    const buttons = page.getByRole('button', { name: /^(Continue|Robin)/ });
    await expect(buttons.nth(4)).toBeVisible();
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(boxes.map((box) => [box?.x, box?.width])).toEqual(boxes.map(() => [field?.x, field?.width]));
  },
);

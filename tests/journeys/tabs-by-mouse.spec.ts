import { expect, test } from '../support/fixtures';

test('after a click on a tab, Tab from above stops on the selected tab, and the arrows work [B-MAIN-3]', async ({
  page,
  embed,
}) => {
  const config = {
    products: ['oauth', 'otp'],
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    oauthOptions: { providers: [{ type: 'google' }] },
  };
  await embed({ props: { config } });
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Text').click();
  await expect(tab('Text')).toBeFocused();
  await page.getByRole('button', { name: 'Continue with Google' }).focus();
  await page.keyboard.press('Tab');
  await expect(tab('Text')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('WhatsApp')).toBeFocused();
  // And on the way back.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab('WhatsApp')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeFocused();
});

import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

const sends = [
  { operation: 'otps.sms.loginOrCreate', method: 'sms', button: 'Continue with text message' },
  { operation: 'otps.whatsapp.loginOrCreate', method: 'whatsapp', button: 'Continue with WhatsApp' },
] as const;

for (const { operation, method, button } of sends) {
  for (const { id, fault, says, after } of [...faultCases, wrongTypes]) {
    test(
      `${operation} ${id}: an error is shown, the number is kept, and the next try succeeds [T-ALL-4] [T-CALL-5] [T-CALL-6]`,
      whenTriedAgain(id, method === 'sms'),
      async ({ page, embed, control, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await embed({ props: { config: { products: ['otp'], otpOptions: { methods: [method] } } } });
        const number = page.getByRole('textbox', { name: 'Phone number' });
        await number.fill('4155550132');
        await control.faults.add({ operation, ...fault });
        await page.getByRole('button', { name: button }).click();
        if (after) {
          await letTimePass(page, control, operation, after);
          await page.clock.resume();
        }
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        await expect(number).toHaveValue(/415.*555.*0132/);
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        expect(await failures(page)).toHaveLength(1);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
      },
    );
  }
}

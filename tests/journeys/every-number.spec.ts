import { createRequire } from 'node:module';
import { getCountries, getExampleNumber } from 'libphonenumber-js';
import { expect, test } from '../support/fixtures';

const examples = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json');
const text = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };
const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
const places = 12;

// In groups, so that a failure names few and a group fits its time.
for (let from = 0; from < numbers.length; from += places) {
  const group = numbers.slice(from, from + places);
  test(`numbers ${from + 1} to ${from + group.length}, typed and pasted, arrive in E.164 @long`, async ({
    page,
    embed,
    control,
  }) => {
    test.setTimeout(180_000);
    await embed({ props: text });
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    const sent = async () =>
      (await control.requests.list('otps.sms.loginOrCreate')).map(({ body }) =>
        Reflect.get(Object(body), 'phone_number'),
      );
    const expected: string[] = [];
    for (const number of group) {
      for (const way of ['typed', 'pasted'] as const) {
        await expect(phone).toBeVisible();
        if (way === 'typed') {
          await page.getByRole('combobox', { name: 'Country code' }).selectOption(number.country ?? '');
          await phone.fill('');
          await phone.pressSequentially(number.formatNational());
        } else await phone.fill(number.formatInternational());
        await page.keyboard.press('Enter');
        expected.push(number.number);
        await page.getByRole('button', { name: 'Back' }).click();
      }
    }
    expect(await sent()).toEqual(expected);
  });
}

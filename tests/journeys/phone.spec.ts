import { condition } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes } from '../support/sign-in';

const text = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };
const all = {
  config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['whatsapp', 'sms'], locale: 'fr' } },
};

test('a visitor signs in with a text message [B-PHONE-1] [B-PHONE-2]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: text });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toHaveAttribute('placeholder', '(123) 456-7890');
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('US');
  await seeNoBarrier();
  await phone.pressSequentially('4155550132', { delay: 10 });
  await page.getByRole('button', { name: 'Continue with text message' }).click();
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await expect(page.getByText('A 6-digit passcode was sent to +14155550132.')).toBeVisible();
  await seeNoBarrier();
  await page.keyboard.type((await control.outbox.waitFor('+14155550132')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  const [send] = await control.requests.list('otps.sms.loginOrCreate');
  expect(send?.body).toEqual({ phone_number: '+14155550132', expiration_minutes: 5 });
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a visitor outside the United States sees no American example, unless the host sets its own [B-PHONE-1]', async ({
  page,
  embed,
}) => {
  await embed({ props: text });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  const country = page.getByRole('combobox', { name: 'Country code' });
  await country.selectOption('CA');
  await expect(phone).toHaveAttribute('placeholder', '(123) 456-7890');
  await country.selectOption('DE');
  await expect(phone).toHaveAttribute('placeholder', '');
  await embed({ props: { ...text, strings: { 'phone.placeholder': '0151 23456789' } } });
  await country.selectOption('DE');
  await expect(phone).toHaveAttribute('placeholder', '0151 23456789');
});

test('Email, Text and WhatsApp are in that order, and input survives a change of tab [B-MAIN-3] [B-OTP-7]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: all });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Email', 'Text', 'WhatsApp']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await seeNoBarrier();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@exam');
  await page.getByRole('tab', { name: 'Email' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
  await page.getByRole('tab', { name: 'Text' }).press('End');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(/415.*555.*0132/);
  await page.getByRole('tab', { name: 'WhatsApp' }).press('Home');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@exam');
  await page.getByRole('tab', { name: 'WhatsApp' }).click();
  await page.getByRole('button', { name: 'Continue with WhatsApp' }).click();
  await expect(page.getByText('A 6-digit passcode was sent to +14155550132 on WhatsApp.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Code resent')).toBeVisible();
  const [first, second] = await control.requests.list('otps.whatsapp.loginOrCreate');
  expect(first?.body).toEqual({ phone_number: '+14155550132', expiration_minutes: 5, locale: 'fr' });
  expect(second?.body).toEqual(first?.body);
});

test.describe('with touch [T-RACE-23]', () => {
  test.use({ hasTouch: true });
  for (const locale of ['en', 'ar']) {
    test(`a visitor chooses a tab and goes back, in ${locale}, and keeps what was typed`, async ({ page, embed }) => {
      await embed({ props: { ...all, locale } });
      const tabs = page.getByRole('tab');
      await page.getByRole('textbox').first().fill('ada@exam');
      await tabs.nth(2).tap();
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('input[type=tel]')).toBeVisible();
      // An arrow leads where the eye reads: to the tab before this one.
      await tabs.nth(2).press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await tabs.first().tap();
      await expect(page.getByRole('textbox').first()).toHaveValue('ada@exam');
    });
  }

  test('a click without a pointer, as voice control sends it, chooses a tab [B-PHONE-2] [T-RACE-23]', async ({
    page,
    embed,
  }) => {
    await embed({ props: all });
    await page.getByRole('tab', { name: 'WhatsApp' }).evaluate((tab: HTMLElement) => tab.click());
    await expect(page.getByRole('tab', { name: 'WhatsApp', selected: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue with WhatsApp' })).toBeVisible();
  });
});

for (const [locale, country] of [
  ['ar', 'SA'],
  ['he', 'IL'],
  ['fa', 'IR'],
  ['en', 'DE'],
] as const) {
  test(
    `in the list of countries a calling code begins with its plus, in ${locale} [B-PHONE-7]`,
    eachRun(/ar|en/.test(locale)),
    async ({ page, embed }) => {
      await embed({ props: { ...text, locale } });
      const selector = page.locator('select');
      await expect(selector.locator('option').nth(100)).toBeAttached();
      // An open list is rendered by the system, out of reach. The same words in the page are ordered by the same rules.
      const [plus = 0, ...digits] = await selector.evaluate((select: HTMLSelectElement, code) => {
        const option = select.querySelector(`option[value=${code}]`);
        const line = document.body.appendChild(document.createElement('p'));
        line.dir = select.dir;
        const words = line.appendChild(document.createTextNode(option?.textContent ?? ''));
        const start = words.data.indexOf('+');
        return Array.from({ length: 3 }, (_, index) => {
          const range = document.createRange();
          range.setStart(words, start + index);
          range.setEnd(words, start + index + 1);
          return range.getBoundingClientRect().left;
        });
      }, country);
      expect(digits).toHaveLength(2);
      expect(digits[0]).toBeGreaterThan(plus);
      expect(digits[1]).toBeGreaterThan(digits[0] ?? 0);
    },
  );
}

test('a pasted international number picks its country [B-PHONE-5]', async ({ page, embed, control }) => {
  await embed({ props: text });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toBeVisible();
  // The number is understood once the phone library is here; before, it waits for the submit.
  await expect(async () => {
    await phone.fill('');
    await phone.fill('+44 (0)7400 123456');
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await control.requests.list('otps.sms.loginOrCreate'))[0]?.body)
    .toMatchObject({ phone_number: '+447400123456' });
});

test('an invalid number is refused, and the caret is put in it [B-PHONE-3] [T-TEXT-13] [T-FOCUS-4]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: text });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('12');
  await page.keyboard.press('Tab');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAccessibleErrorMessage(
    'Phone number format is invalid. Ensure the phone number is in the E.164 format.',
  );
  await expect(phone).toBeFocused();
  await seeNoBarrier();
  await phone.fill('4155550132');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  expect(await control.requests.list('otps.sms.loginOrCreate')).toEqual([]);
});

for (const [state, break_] of [
  ['blocked', 'abort'],
  ['hung', 'hang'],
] as const) {
  test(
    `with the parser ${state} the number is sent as typed [B-PHONE-4] [T-CALL-27]`,
    eachRun(state === 'blocked'),
    async ({ page, embed, control, watch }) => {
      watch.allow(/Failed to (load resource|fetch)/);
      await page.route(/libphonenumber/, (route) => (break_ === 'abort' ? route.abort() : undefined));
      await embed({ props: text });
      await page.getByRole('textbox', { name: 'Phone number' }).pressSequentially('4155550132');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await control.requests.list('otps.sms.loginOrCreate'))[0]?.body, { timeout: 5_000 })
        .toMatchObject({ phone_number: '+14155550132' });
    },
  );
}

test(
  'the phone library is fetched after the field is rendered with all that it needs',
  inLongRun,
  async ({ page, embed }) => {
    test.skip(condition === 'script', 'the script tag has files of other names');
    await embed({ props: text });
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
          .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
      );
    await expect.poll(async () => (await scripts()).some(({ name }) => name.includes('libphonenumber'))).toBe(true);
    const fetched = await scripts();
    const library = fetched.find(({ name }) => name.includes('libphonenumber'));
    const form = fetched.filter(({ name }) => /assets\/(login|phone|react|make-client)/.test(name));
    expect(form.length).toBeGreaterThan(2);
    expect(library?.startTime).toBeGreaterThanOrEqual(Math.max(...form.map(({ responseEnd }) => responseEnd)));
  },
);

test('a browser that reads the text message signs the visitor in without typing [B-OTP-10]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await page.addInitScript(() => {
    // Firefox begins with a page of its own, which has none.
    if (origin === 'null') return;
    Reflect.set(window, 'OTPCredential', () => undefined);
    navigator.credentials.get = (request) =>
      new Promise((resolve, reject) => {
        Reflect.set(window, 'receive', (code: string) => resolve({ id: '', type: 'otp', code } as Credential));
        request?.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      });
  });
  const otpOptions = { methods: ['sms'], webOTP: true };
  await embed({ props: { config: { products: ['otp'], otpOptions } } });
  await page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
  await page.getByRole('button', { name: 'Continue with text message' }).click();
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  const { text: message, code } = await control.outbox.waitFor('+14155550132');
  // As a browser reads it: the last line, for this page's domain.
  const [, domain, read] = /(?:^|\n)@(\S+) #(\S+)$/.exec(message) ?? [];
  expect({ domain, read }).toEqual({ domain: new URL(world.host).hostname, read: code });
  await page.evaluate((given) => (Reflect.get(window, 'receive') as (code: string) => void)(given), read ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test.describe('the country of the browser', () => {
  test.use({ locale: 'de', timezoneId: 'Europe/Vienna' });

  test(
    'with the country left to the browser, a German browser in Vienna starts in Austria',
    inLongRun,
    async ({ page, embed }) => {
      const country = page.getByRole('combobox', { name: 'Country code' });
      await embed({ props: { config: { ...text.config, phoneOptions: { defaultCountry: 'auto' } } } });
      await expect(country).toHaveValue('AT');
      await embed({ props: text });
      await expect(country).toHaveValue('US');
    },
  );
});

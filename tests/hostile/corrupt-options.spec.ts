import { condition } from '../support/condition';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

/** Options that only a page without types can pass. */
const corrupt: Readonly<Record<string, object>> = {
  'products that are a word': { config: { products: 'otp' } },
  'products that are unknown': { config: { products: ['telepathy', null, 7] } },
  'no products': { config: { products: [] } },
  'methods that are a word': { config: { products: ['otp'], otpOptions: { methods: 'sms' } } },
  'methods that are unknown': { config: { products: ['otp'], otpOptions: { methods: ['pigeon', null] } } },
  'numbers for lists': { config: { products: 7, otpOptions: { methods: 7 }, oauthOptions: { providers: 7 } } },
  'options that are null': {
    config: { products: ['emailMagicLinks', 'oauth'], emailMagicLinksOptions: null, oauthOptions: null },
  },
  'providers that are none': { config: { products: ['oauth'], oauthOptions: { providers: [null, 7, { type: {} }] } } },
  'minutes that are words': {
    config: { products: ['otp'], otpOptions: { methods: ['email'], expirationMinutes: 'x' } },
  },
  'a theme that is null': { config: { products: ['emailMagicLinks'] }, theme: null },
  'a theme of nulls': { config: { products: ['emailMagicLinks'] }, theme: { colors: null, text: { header: 7 } } },
  'sentences that are none': { config: { products: ['emailMagicLinks'] }, strings: { 'main.title': 7, 'x.y': null } },
  'a language that is none': { config: { products: ['emailMagicLinks'] }, locale: { toString: 1 } },
};

/** The ones that are tried in each run; the long run tries all. */
const tried = /is null/;

for (const [what, props] of Object.entries(corrupt)) {
  test(
    `a page that passes ${what} keeps working, and shows a message [T-HOST-9]`,
    eachRun(tried.test(what)),
    async ({ page, embed, watch }) => {
      test.skip(condition === 'strict-mode', "React's development build tells the console of what was caught");
      // Caught errors are reported to the developer, and nothing else is reported.
      watch.allow(/^console (?:error|warning): .*(?:Vestibule|vestibule)/s);
      await embed({ props });
      await expect(page.locator('.vestibule').or(page.getByRole('alert')).first()).toBeVisible();
      await expect(page.locator('main')).toContainText(/\w{3}/);
      expect(await page.locator('main').innerText()).not.toMatch(/undefined|\[object|TypeError|NaN/);
    },
  );
}

test('options that were parsed from a poisoned text change no prototype [T-HOST-12]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/^console warning: Vestibule/);
  await embed({ props: { config: { products: ['emailMagicLinks'] } } });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.evaluate(() => {
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const { vestibule } = window;
    for (const text of [poison, deep]) {
      const given: object = JSON.parse(text);
      vestibule.update({ theme: given, strings: given });
      vestibule.update({ theme: { colors: given }, config: { products: ['emailMagicLinks'], ...given } });
    }
  });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), Reflect.get(Object, 'polluted')])).toEqual([
    undefined,
    undefined,
  ]);
});

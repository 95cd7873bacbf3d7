import type { Page } from '@playwright/test';
import { checkEmailMessages } from '../../flows/check-email/check-email.messages';
import { coreMessages } from '../../flows/core/words/core.messages';
import { mainMessages } from '../../flows/main/main.messages';
import { otpMessages } from '../../flows/otp/otp.messages';
import { passwordMessages } from '../../flows/password/password.messages';
import { phoneMessages } from '../../flows/phone/phone.messages';
import { offeredLocales } from '../../widget/locales/offered';
import { expect, test } from '../support/fixtures';

const messages: readonly unknown[] = Object.values({
  ...checkEmailMessages,
  ...coreMessages,
  ...mainMessages,
  ...otpMessages,
  ...passwordMessages,
  ...phoneMessages,
});

/** The sentences that must not be seen in another language. A word alone may be the same in two. */
const english = messages
  .filter((message) => typeof message === 'string')
  .filter((message) => message.split(' ').length >= 3 && !message.includes('{') && !message.startsWith('('));

/** What is wrong with the words and the room they have on the screen as it is. */
async function look(page: Page, { tag, dir }: { tag: string; dir: string }) {
  const seen = await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.vestibule');
    const texts: string[] = [];
    const clipped: string[] = [];
    for (const element of root?.querySelectorAll<HTMLElement>(
      'h2, p, label, a, button, li, [role=tab], [role=alert]',
    ) ?? []) {
      if (!element.checkVisibility()) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1)
        clipped.push(element.innerText);
      // Foreign words stand in a <bdi>: the server's advice about a password is in the server's language.
      const foreign = Array.from(element.querySelectorAll('bdi'), (bdi) => bdi.innerText);
      texts.push(foreign.reduce((text, words) => text.replace(words, ''), element.innerText).trim());
    }
    const ltr = [...(root?.querySelectorAll<HTMLElement>('input:not([autocomplete$=password])') ?? [])].every(
      (input) => getComputedStyle(input).direction === 'ltr',
    );
    return {
      texts,
      clipped,
      isLtr: ltr,
      lang: root?.lang,
      dir: root?.dir,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect({ lang: seen.lang, dir: seen.dir }).toEqual({ lang: tag, dir });
  expect(seen.overflow).toBeLessThanOrEqual(0);
  expect(seen.clipped).toEqual([]);
  expect(seen.isLtr, 'fields are left to right').toBe(true);
  if (tag === 'en') return;
  expect(seen.texts.filter((text) => english.includes(text))).toEqual([]);
  if (tag === 'en-XA')
    expect(
      seen.texts.filter((text) => /[a-z]{3}/i.test(text.replace(/⟦.*?⟧/gs, '').replace(/\S+@\S+|Stytch/g, ''))),
    ).toEqual([]);
}

const often = new Set(['ar', 'de', 'en-XA']);

for (const locale of Object.values(offeredLocales)) {
  test(`in ${locale.tag} every screen speaks it, and fits 320 px${often.has(locale.tag) ? '' : ' @long'}`, async ({
    page,
    embed,
    control,
    watch,
  }) => {
    watch.allow(/status of 40/);
    await page.setViewportSize({ width: 320, height: 640 });
    const config = { products: ['otp'], otpOptions: { methods: ['email', 'sms', 'whatsapp'] } };
    await embed({ props: { config, locale: locale.tag } });
    const email = page.locator('input[name=email]');
    await expect(email).toBeVisible();
    await look(page, locale);
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('input[name=phone]')).toBeVisible();
    await page.locator('input[name=phone]').press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.getByRole('tab').nth(0).click();
    await email.fill('ada@');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await email.fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.locator('input[name=code]');
    await expect(code).toBeFocused();
    await look(page, locale);
    const right = (await control.newest('ada@example.com')).code ?? '';
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.keyboard.type(right);
    await expect(code).toHaveCount(0);
    await look(page, locale);

    await control.addUser({ email: 'bob@example.com', password: 'correct horse battery staple 47!' });
    await embed({ props: { config: { products: ['passwords', 'emailMagicLinks'] }, locale: locale.tag } });
    await email.fill('new@example.com');
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete=new-password]').fill('abc');
    await expect(page.getByRole('meter')).toBeVisible();
    await page.keyboard.press('Enter');
    await look(page, locale);
    await page.getByRole('button').first().click();
    await email.fill('bob@example.com');
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete=current-password]').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.locator('form button:not([type=submit])').last().click();
    await expect(page.locator('a[href*="mail.google"]')).toBeVisible();
    await look(page, locale);
  });
}

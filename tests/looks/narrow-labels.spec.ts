import type { Locator, Page } from '@playwright/test';
import { darkTheme } from '../../tokens/dark-theme';
import { consentAddress } from '../support/consent-page';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { email, password, required } from '../support/second-factor';
import { signIn } from '../support/session';
import { linkProps } from '../support/sign-in';

/** The labels of buttons: their lines, and their distance from the middle of the button in px. */
const labels = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const text = button.lastElementChild?.lastElementChild;
      if (!text) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      const { left, right } = button.getBoundingClientRect();
      const start = Math.min(...boxes.map((box) => box.left));
      const end = Math.max(...boxes.map((box) => box.right));
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      return [{ name: text.textContent, lines, offCentre: Math.round(Math.abs(start + end - left - right)) / 2 }];
    }),
  );

/** The letter before each break of the lines of a text. */
const beforeBreaks = (text: Locator) =>
  text.evaluate((element) => {
    const breaks: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: { letter: string; top: number } | undefined;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        // A letter after a soft hyphen also has the box of the hyphen.
        const box = [...range.getClientRects()].at(-1);
        const top = Math.round(box?.width ? box.top : (last?.top ?? 0));
        if (last && top > last.top) breaks.push(last.letter);
        last = { letter, top };
      }
    }
    return breaks;
  });

const setFontSize = (page: Page, fontSize: string) =>
  page.evaluate((size) => void Object.assign(document.documentElement.style, { fontSize: size }), fontSize);

/** Spaces letters as a user may (WCAG 1.4.12, 'Text Spacing'), so that lines break in narrow fonts too. */
const spaceLetters = (page: Page) =>
  page.locator('.vestibule *').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.letterSpacing = '0.12em';
  });

for (const [locale, words] of [
  ['en', 'Continue with text message'],
  ['de', 'Weiter mit SMS'],
] as const) {
  test(`at 320 px every label of Main is in the middle of its button, in ${locale}`, async ({ page, embed }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const oauthOptions = { providers: [{ type: 'google' }, { type: 'salesforce' }] };
    const otpOptions = { methods: ['sms', 'whatsapp'] };
    await embed({ props: { config: { products: ['oauth', 'otp', 'passkeys'], otpOptions, oauthOptions }, locale } });
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    await spaceLetters(page);
    const seen = await labels(page.getByRole('button'));
    expect(seen.some(({ lines }) => lines > 1)).toBe(true);
    expect(seen.filter(({ offCentre }) => offCentre > 0.5)).toEqual([]);
  });
}

for (const [condition, locale, size] of [
  ['in German', 'de', ''],
  ['with text twice as large', 'en', '200%'],
] as const) {
  test(`at 320 px, ${condition}, no word of Allow and Deny is broken, and both are equally large`, async ({
    page,
    control,
    world,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const embed = { props: { config: { products: [] }, locale } };
    await page.goto(await consentAddress(page, control, world.host, { embed }));
    const buttons = page.getByRole('button');
    await expect(buttons).toHaveCount(4);
    await setFontSize(page, size);
    expect((await labels(buttons)).slice(-2).map(({ lines }) => lines)).toEqual([1, 1]);
    const [deny, allow] = [await buttons.nth(2).boundingBox(), await buttons.nth(3).boundingBox()];
    expect(deny?.width).toBe(allow?.width);
  });
}

for (const [scheme, theme, ring] of [
  ['light', {}, 'rgb(255, 255, 255) 0px 0px 0px 2px inset'],
  ['dark', darkTheme, 'rgb(22, 34, 42) 0px 0px 0px 2px inset'],
] as const) {
  test(`a pressed primary button has a ring of its label's colour, ${scheme}`, async ({ page, embed }) => {
    await embed({ props: { ...linkProps, theme } });
    const button = page.getByRole('button', { name: 'Continue with email' });
    await expect(button).toBeVisible();
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await expect(button).toHaveCSS('box-shadow', ring);
  });
}

test(
  'in Finnish at 320 px a word that is too long for its line is broken with a hyphen',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 40/);
    await page.setViewportSize({ width: 320, height: 800 });
    await control.users.create({ email, password, totp: true });
    await embed({ props: { ...required, locale: 'fi' } });
    await page.locator('input[name=email]').fill(email);
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.keyboard.press('Enter');
    const title = page.locator('[data-screen-heading]').filter({ hasText: /^Anna todennus/ });
    await expect(title).toBeVisible();
    const breaks = await beforeBreaks(title);
    expect(breaks.length).toBeGreaterThan(0);
    expect(breaks.filter((letter) => !/[\s\u00ad]/.test(letter))).toEqual([]);
  },
);

for (const enableShadowDOM of [false, true]) {
  test(`with text twice as large, in narrow pages, Korean is broken between words only, ${enableShadowDOM ? 'in a shadow root' : 'in the page'} [B-WORDS-2]`, async ({
    page,
    control,
    world,
    embed,
  }) => {
    await signIn(page, control, world.host, { email, connected_apps: [] });
    const props = { config: { products: [], enableShadowDOM }, locale: 'ko' };
    await embed({ mount: 'connectedApps', props });
    const sentence = page.getByText('계정에 액세스할 수 있는');
    await expect(sentence).toBeVisible();
    await setFontSize(page, '200%');
    await spaceLetters(page);
    const breaks: string[] = [];
    // By some widths a line would end with a word by chance.
    for (const width of [320, 340, 360, 380]) {
      await page.setViewportSize({ width, height: 800 });
      breaks.push(...(await beforeBreaks(sentence)));
    }
    expect(breaks.length).toBeGreaterThan(0);
    expect(breaks.filter((letter) => letter !== ' ')).toEqual([]);
  });
}

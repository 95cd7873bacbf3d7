import type { Page } from '@playwright/test';
import { darkTheme } from '../../tokens/dark-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import { expect, test } from '../support/fixtures';
import { codeProps, linkProps } from '../support/sign-in';

interface Condition {
  name: string;
  props?: object;
  before?(page: Page): Promise<void>;
  after?(page: Page): Promise<void>;
}

const conditions: readonly Condition[] = [
  { name: 'in the dark theme', props: { theme: darkTheme } },
  { name: 'in the high contrast theme', props: { theme: highContrastTheme } },
  { name: 'in forced colours', before: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'at 320 px', before: (page) => page.setViewportSize({ width: 320, height: 640 }) },
  {
    name: 'at 320 px with text twice as large',
    before: (page) => page.setViewportSize({ width: 320, height: 640 }),
    after: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  { name: 'right to left', props: { locale: 'ar' } },
  {
    name: 'in the pseudo-locale at 320 px',
    props: { locale: 'en-XA' },
    before: (page) => page.setViewportSize({ width: 320, height: 640 }),
  },
  { name: 'with reduced motion', before: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { name: 'in a shadow root', props: { config: { ...codeProps.config, enableShadowDOM: true } } },
];

for (const { name, props, before, after } of conditions) {
  test(`a visitor meets no barrier on the way in with a code, ${name}`, async ({
    page,
    embed,
    control,
    watch,
    seeNoBarrier,
  }) => {
    watch.allow(/status of 404/);
    await before?.(page);
    await embed({ props: { ...codeProps, ...props } });
    const email = page.locator('input[name=email]');
    await expect(email).toBeVisible();
    await after?.(page);
    await seeNoBarrier();
    await email.fill('ada@');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await seeNoBarrier();
    await email.fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.locator('input[name=code]');
    await expect(code).toBeFocused();
    await seeNoBarrier();
    const right = (await control.newest('ada@example.com')).code ?? '';
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await seeNoBarrier();
    await page.keyboard.type(right);
    await expect(page.locator('[data-screen-heading]')).toBeFocused();
    await expect(code).toHaveCount(0);
    await seeNoBarrier();
  });

  test(`a visitor meets no barrier on the way to a link, ${name}`, async ({ page, embed, seeNoBarrier }) => {
    await before?.(page);
    await embed({ props: { ...linkProps, ...props, config: linkProps.config } });
    await page.locator('input[name=email]').fill(`${'augusta.ada.king.'.repeat(3)}lovelace@example.com`);
    await after?.(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-screen-heading]')).toBeFocused();
    await expect(page.locator('a[href*="mail.google"]')).toBeVisible();
    await seeNoBarrier();
  });
}

test('with reduced motion nothing moves', async ({ page, embed }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('in forced colours the focused field still shows its ring', async ({ page, embed }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await embed({ props: codeProps });
  await page.getByRole('button', { name: 'Continue with email' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCSS('outline-style', 'solid');
});

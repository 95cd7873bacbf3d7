import { expect, test } from '../support/fixtures';
import { conditions } from './conditions';
import { codeProps, linkProps } from '../support/sign-in';

/** The conditions in which a long address is looked at in each run; the long run has all. */
const withLongAddress = /twice as large|right to left|pseudo-locale/;

/** The conditions that another test of each run has in it: the long run has all of them on every way. */
const withinAnother: ReadonlySet<string> = new Set([
  'at 320 px',
  'in the pseudo-locale at 320 px',
  'with reduced motion',
]);

for (const { name, props, before, after } of conditions) {
  const onCodes = withinAnother.has(name) ? { tag: '@every' } : {};
  test(
    `a visitor meets no barrier on the way in with a code, ${name}`,
    onCodes,
    async ({ page, embed, control, watch, seeNoBarrier }) => {
      watch.allow(/status of 404/);
      await before?.(page);
      await embed({ props: { ...codeProps, ...props, config: { ...codeProps.config, ...props?.config } } });
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
    },
  );

  const tag = withLongAddress.test(name) ? {} : { tag: '@every' };
  test(`a visitor meets no barrier on the way to a link, ${name}`, tag, async ({ page, embed, seeNoBarrier }) => {
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

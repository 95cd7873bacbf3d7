import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps } from '../support/sign-in';

/** Adopts a sheet in the page and in every root of ours, as an extension for readers does. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const root of [document, ...Array.from(document.querySelectorAll('.vestibule'), (one) => one.shadowRoot)])
      if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, css);

/** The texts that a box of theirs cuts off. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.vestibule *')]
      .filter(
        (one) =>
          one instanceof HTMLElement &&
          getComputedStyle(one).overflow !== 'visible' &&
          // Content for screen readers only is clipped intentionally.
          one.clientWidth > 2 &&
          // A field of one line scrolls longer content.
          (one.scrollHeight > one.clientHeight + 1 ||
            (one.tagName !== 'INPUT' && one.scrollWidth > one.clientWidth + 1)),
      )
      .map((one) => `${one.tagName} ${one.textContent}`),
  );

test('in a window as low as beside an on-screen keyboard the field and its error are visible [T-TEXT-16] [T-ENV-14] [T-FOCUS-4] [T-WCAG-2411]', async ({
  page,
  embed,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await embed({ props: codeProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nonsense');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('a phone that is turned keeps what was typed, and nothing overflows in either orientation [T-WCAG-134]', async ({
  page,
  embed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await embed({ props: codeProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(email).toHaveValue('ada@example.com');
    await expect(email).toBeFocused();
    expect(await clipped(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    const button = page.getByRole('button', { name: 'Continue with email' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

const readers = {
  'text spaced as widely as WCAG asks': (page: Page) =>
    addStyle(
      page,
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    ),
  'text twice as large': (page: Page) => addStyle(page, 'html{font-size:200%}'),
};

for (const [name, apply] of Object.entries(readers)) {
  test(`with ${name} nothing is clipped at 320 px, from Main to a new password and in a decision [T-ENV-6] [T-ENV-15] [T-WCAG-144] [T-WCAG-1412]`, async ({
    page,
    embed,
    control,
    world,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.setViewportSize({ width: 320, height: 800 });
    const look = async () => {
      expect(await clipped(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await embed({ props: codeProps });
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeVisible();
    await apply(page);
    await look();
    await email.fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
    await look();
    const { code } = await control.outbox.waitFor('ada@example.com');
    await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByRole('alert')).toBeVisible();
    await look();
    await embed({ props: { config: { products: ['passwords'] } } });
    await email.fill('new@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'New password' }).fill('abc');
    await expect(page.getByRole('meter')).toBeVisible();
    await apply(page);
    await look();
    await signIn(page, control, world.host, { email: 'ada.of.a.rather.long.address@subdomain.example.com' });
    const query = {
      client_id: 'connected-app-test-invoice-robot',
      redirect_uri: `${world.host}/app`,
      scope: `openid email ${'a-scope-without-any-end-'.repeat(4)}`,
      ...challenge,
    };
    await embed({ mount: 'identityProvider', props: { config: { products: [] } }, query });
    await page.getByRole('button', { name: 'Verify your identity' }).click();
    await apply(page);
    await look();
  });
}

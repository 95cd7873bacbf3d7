import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
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
          // What is only for readers is clipped on purpose.
          one.clientWidth > 2 &&
          (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1),
      )
      .map((one) => `${one.tagName} ${one.textContent}`),
  );

test('in a window as low as beside a keyboard a visitor sees the field and what is wrong with it', async ({
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

test('with text spaced as widely as WCAG asks nothing is clipped', async ({ page, embed, control }) => {
  const spacing =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
  await page.setViewportSize({ width: 320, height: 800 });
  await embed({ props: codeProps });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await addStyle(page, spacing);
  expect(await clipped(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  await control.newest('ada@example.com');
  expect(await clipped(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openScriptPage } from '../support/script-page';
import { codeProps } from '../support/sign-in';

const field = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('an element that the page moves keeps its widget, with its screen and what was typed [B-MOUNT-7]', async ({
  page,
  embed,
}) => {
  await embed({ entry: 'element', props: codeProps });
  await field(page).fill('ada@example');
  const element = page.locator('vestibule-login');
  await element.evaluate((login) => document.body.appendChild(document.createElement('section')).append(login));
  await expect(field(page)).toHaveValue('ada@example');
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Enter passcode' });
  await expect(heading).toBeVisible();
  await element.evaluate((login) => {
    const place = document.body.appendChild(document.createElement('section'));
    if ('moveBefore' in place && typeof place.moveBefore === 'function') place.moveBefore(login, null);
    else place.append(login);
  });
  await expect(heading).toBeVisible();
  await element.evaluate((login) => login.remove());
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test("an element that the page moves into a shadow root is mounted again, with the widget's styles there [B-MOUNT-7]", async ({
  page,
  embed,
}) => {
  await embed({ entry: 'element', props: codeProps });
  await expect(field(page)).toBeVisible();
  await page.locator('vestibule-login').evaluate((login) => {
    const place = document.body.appendChild(document.createElement('section'));
    place.attachShadow({ mode: 'open' }).append(login);
  });
  await expect(field(page)).toBeVisible();
  const sheets = () =>
    page.evaluate(() => [
      document.adoptedStyleSheets.length,
      document.querySelector('section')?.shadowRoot?.adoptedStyleSheets.length,
    ]);
  await expect.poll(sheets).toEqual([0, expect.any(Number)]);
  expect((await sheets())[1]).toBeGreaterThan(0);
});

test('a widget in a frame of the same origin has its styles in that document [B-MOUNT-7]', async ({
  page,
  world,
  emulator,
}) => {
  await openScriptPage(
    page,
    emulator,
    world.host,
    `const frame = document.querySelector('main').appendChild(document.createElement('iframe'));
     Vestibule.mountLogin(frame.contentDocument.body, { client, ...${JSON.stringify(codeProps)} });`,
  );
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Continue with email' });
  await expect(button).toBeVisible();
  expect(await button.evaluate((one) => getComputedStyle(one).minHeight)).not.toBe('0px');
});

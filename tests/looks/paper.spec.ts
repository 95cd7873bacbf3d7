import type { Page } from '@playwright/test';
import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

/** A picture of the widget in a medium, without its caret and its rings. */
async function pictureIn(page: Page, media: 'print' | 'screen'): Promise<string> {
  await page.emulateMedia({ media });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const picture = await page.locator('.vestibule').screenshot({ animations: 'disabled', caret: 'hide' });
  return picture.toString('base64');
}

/** Fails unless two texts look the same on paper, and different on the screen. */
async function expectUnreadable(page: Page, type: (text: string) => Promise<void>, texts: readonly [string, string]) {
  const pictures = { print: new Set<string>(), screen: new Set<string>() };
  for (const text of texts) {
    await type(text);
    pictures.screen.add(await pictureIn(page, 'screen'));
    pictures.print.add(await pictureIn(page, 'print'));
    await page.emulateMedia({ media: 'screen' });
  }
  expect({ screen: pictures.screen.size, print: pictures.print.size }).toEqual({ screen: 2, print: 1 });
}

test('a shown password cannot be read on paper [T-SECRET-7]', async ({ page, embed, control }) => {
  test.skip(engine !== 'chromium', 'the way to print is that of Chromium');
  await control.users.create({ email: 'ada@example.com', password: 'correct horse battery staple 47!' });
  await embed({ props: { config: { products: ['passwords'] } } });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expectUnreadable(page, (text) => field.fill(text), ['horses', 'paddle']);
});

test('a code cannot be read on paper [T-SECRET-7]', inLongRun, async ({ page, embed }) => {
  test.skip(engine !== 'chromium', 'the way to print is that of Chromium');
  await page.clock.install();
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeFocused();
  // The countdown would be another picture.
  await page.clock.runFor(3_600_000);
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await expectUnreadable(page, (text) => code.fill(text), ['1234', '8765']);
});

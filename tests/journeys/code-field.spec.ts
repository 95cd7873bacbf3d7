import type { Page } from '@playwright/test';
import { engine } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

const field = (page: Page) => page.getByRole('textbox', { name: 'One-time passcode' });

/** Types four digits of a code, and moves focus out of its field. */
async function typeFourDigits(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('1234');
  await field(page).blur();
}

test('a press that focuses the field of a code puts the caret behind its digits, and the next one selects a digit [B-OTP-2]', async ({
  page,
  embed,
}) => {
  await embed({ props: codeProps });
  await typeFourDigits(page);
  const { width = 0, height = 0 } = (await field(page).boundingBox()) ?? {};
  /** Presses the cell of a digit. */
  const pressDigit = (index: number) =>
    field(page).click({ position: { x: (width * (index + 0.5)) / 6, y: height / 2 } });
  await pressDigit(1);
  await page.keyboard.type('5');
  await expect(field(page)).toHaveValue('12345');
  await pressDigit(1);
  await page.keyboard.type('9');
  await expect(field(page)).toHaveValue('19345');
});

test('a press on the name of the field of a code puts the caret behind its digits [B-OTP-2]', async ({
  page,
  embed,
}) => {
  test.skip(engine === 'firefox', 'Firefox selects all of a field whose name is pressed');
  await embed({ props: codeProps });
  await typeFourDigits(page);
  await page.getByText('One-time passcode').click({ position: { x: 4, y: 4 } });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('5');
  await expect(field(page)).toHaveValue('12345');
});

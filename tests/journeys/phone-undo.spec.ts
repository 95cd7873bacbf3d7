import type { Page } from '@playwright/test';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

const text = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };

const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country code' });

/** Presses a key combination as often as a number has digits: a run of typing is at most that many steps. */
async function pressTenTimes(page: Page, keys: string) {
  for (let press = 0; press < 10; press += 1) await page.keyboard.press(keys);
}

/** Types a number, which is formatted once the phone library is here. */
async function typeNumber(page: Page) {
  await number(page).pressSequentially('2125550100');
  await expect(number(page)).toHaveValue('(212) 555-0100');
}

test('undo leads from a typed number to the empty field, and redo back to the number [B-PHONE-1]', async ({
  page,
  embed,
}) => {
  await embed({ props: text });
  await typeNumber(page);
  await pressTenTimes(page, 'ControlOrMeta+z');
  await expect(number(page)).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number(page)).toHaveValue('');
  await pressTenTimes(page, 'ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveValue('(212) 555-0100');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveValue('(212) 555-0100');
  await page.keyboard.type('9');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number(page)).toHaveValue('(212) 555-0100');
});

test(
  'a deletion is undone in one step, and the caret is where it was [B-PHONE-1]',
  inLongRun,
  async ({ page, embed }) => {
    await embed({ props: text });
    await typeNumber(page);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(number(page)).toHaveValue('(212) 010-0');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(number(page)).toHaveValue('(212) 555-0100');
    await page.keyboard.press('Backspace');
    await expect(number(page)).toHaveValue('(212) 550-100');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(number(page)).toHaveValue('(212) 555-0100');
  },
);

test('an undone paste restores number and country, and can be redone [B-PHONE-1]', async ({ page, embed, control }) => {
  await embed({ props: text });
  // The number to paste is cut from the field itself, which no browser asks a permission for.
  await number(page).pressSequentially('+447400123456');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(number(page)).toHaveValue('');
  await country(page).selectOption('US');
  await typeNumber(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(country(page)).toHaveValue('GB');
  await expect(number(page)).toHaveValue('07400 123456');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number(page)).toHaveValue('(212) 555-0100');
  await expect(country(page)).toHaveValue('US');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveValue('07400 123456');
  await expect(country(page)).toHaveValue('GB');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await control.requests.list('otps.sms.loginOrCreate'))[0]?.body)
    .toMatchObject({ phone_number: '+12125550100' });
});

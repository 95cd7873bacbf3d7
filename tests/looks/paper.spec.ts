import { engine } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test('on paper neither a shown password nor a code can be read', async ({ page, embed, control }) => {
  test.skip(engine !== 'chromium', 'the way to print is that of Chromium');
  await control.addUser({ email: 'ada@example.com', password: 'correct horse battery staple 47!' });
  await embed({ props: { config: { products: ['passwords'] } } });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('correct horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.emulateMedia({ media: 'print' });
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await code.fill('1234');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

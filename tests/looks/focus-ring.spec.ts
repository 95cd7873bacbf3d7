import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

for (const width of ['0', '0px', '1px', '3px']) {
  test(`a theme whose focus ring has a width of ${width} shows one of at least 2 px [B-LOOK-2]`, async ({
    page,
    embed,
  }) => {
    await embed({ props: { ...codeProps, theme: { focus: { width } } } });
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Continue with email' });
    await expect(button).toBeFocused();
    const ring = await button.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).toBe('solid');
    expect(ring.width).toBeGreaterThanOrEqual(2);
  });
}

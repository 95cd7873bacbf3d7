import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

for (const focus of [
  { width: '0' },
  { width: '0px' },
  { width: '1px' },
  { width: '3px' },
  { width: 'var(--missing)' },
  { color: 'var(--missing)' },
]) {
  test(`a theme with ${JSON.stringify(focus)} for the focus ring shows one of at least 2 px [B-LOOK-2]`, async ({
    page,
    embed,
  }) => {
    await embed({ props: { ...codeProps, theme: { focus } } });
    await seeRing(page);
  });
}

for (const width of ['10%', 'calc(var(--page-ring, 1px) + 10%)']) {
  test(`a theme whose focus ring has a width of ${width} shows the default ring, and the developer is warned [B-LOOK-2] [B-LOOK-3]`, async ({
    page,
    embed,
    watch,
  }) => {
    const sentence = `"focus.width" is "${width}", which is not a valid lineWidth, so the default was kept. It is a length that is no percentage.`;
    watch.allow(/"focus\.width" is .* not a valid lineWidth/);
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await embed({ props: { ...codeProps, theme: { focus: { width } } } });
    await seeRing(page);
    expect(warnings.join('\n')).toContain(sentence);
  });
}

/** Focuses the button by the keyboard, and expects a ring of at least 2 px. */
async function seeRing(page: Page): Promise<void> {
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
}

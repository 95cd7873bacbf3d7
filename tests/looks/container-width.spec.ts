import { expect, test } from '../support/fixtures';

test('the container width of a theme is applied, up to the width of the window', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  const props = { config: { products: ['emailMagicLinks'] }, theme: { container: { width: '640px' } } };
  await page.setViewportSize({ width: 1_000, height: 800 });
  await embed({ props });
  const field = page.getByRole('textbox', { name: 'Email' });
  const width = () => field.evaluate((node) => node.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(500);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await width()).toBeLessThan(320);
  await seeNoBarrier();
});

import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../support/fixtures';

/** The colour of a pill above its text. Styles alone do not say what a browser paints in forced colours. */
async function fillOf(pill: Locator): Promise<string> {
  const { width, data } = PNG.sync.read(await pill.screenshot());
  const place = 4 * (3 * width + Math.floor(width / 2));
  return [...data.subarray(place, place + 3)].join(' ');
}

test('in forced colours the chosen option of each row has another colour than the others', async ({
  page,
  world,
  control,
}) => {
  void control;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${world.host}/`);
  for (const name of ['Way in', 'Look', 'Direction']) {
    const pills = page.getByRole('group', { name }).locator('label');
    const [chosen, other] = [pills.nth(0), pills.nth(1)];
    await chosen.click();
    await expect(chosen.getByRole('radio')).toBeChecked();
    const [fill, otherFill] = [await fillOf(chosen), await fillOf(other)];
    expect(fill, name).not.toBe(otherFill);
  }
});

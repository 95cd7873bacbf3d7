import type { Locator, Page } from '@playwright/test';
import { staticPage } from '../../bench/static-page';
import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';

/** The properties that the look of a form depends on, and that cost the browser its time. */
const properties = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'color',
  'background-color',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'padding-top',
  'padding-left',
] as const;

async function lookOf(element: Locator, sheet: Locator): Promise<Record<string, string | number>> {
  const styles = await element.evaluate((node, names) => {
    const computed = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
  }, properties);
  const [box, origin] = [await element.boundingBox(), await sheet.boundingBox()];
  if (!box || !origin) throw new Error('An element of the form is not shown.');
  return { ...styles, left: box.x - origin.x, top: box.y - origin.y, width: box.width, height: box.height };
}

/** The look of a form's parts, with their places in its card. */
async function looks(page: Page, sheet: Locator) {
  return {
    heading: await lookOf(page.getByRole('heading', { name: 'Sign up or log in' }), sheet),
    label: await lookOf(page.getByText('Email', { exact: true }), sheet),
    field: await lookOf(page.getByRole('textbox', { name: 'Email' }), sheet),
    button: await lookOf(page.getByRole('button', { name: 'Continue with email' }), sheet),
    card: await lookOf(sheet, sheet),
  };
}

test('the static page of the benchmark looks like the magic-link page it is compared with', async ({
  page,
  context,
  embed,
}) => {
  test.skip(condition !== undefined, 'the benchmark compares the page as it is');
  await embed({ props: { config: { products: ['emailMagicLinks'] } } });
  const ours = await looks(page, page.getByRole('region', { name: 'Sign up or log in' }));
  const other = await context.newPage();
  await other.setContent(
    `<!doctype html>${staticPage.styles}<div style="width: ${ours.card.width}px">${staticPage.content}</div>`,
  );
  expect(await looks(other, other.locator('.card'))).toEqual(ours);
});

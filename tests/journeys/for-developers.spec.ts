import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';

test('on the developer’s own machine mistakes are reported without interaction, and one group lists the configuration [B-DEV-1] [B-DEV-2]', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/There is no option `thme`/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.goto(embedAddress(world.host, { props: { config: { products: ['passwords'] }, thme: {} } }));
  await expect.poll(() => lines.join('\n')).toContain('There is no option `thme`');
  await expect.poll(() => lines.join('\n')).toContain('info: Methods: passwords.');
  expect(lines.filter((line) => line.startsWith('startGroupCollapsed: Vestibule: log-in'))).toHaveLength(1);
  expect(await page.evaluate(() => window.vestibule.errors.map(({ type }) => type))).toEqual(['configuration']);
});

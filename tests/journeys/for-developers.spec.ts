import { condition } from '../support/condition';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
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
  // The browsers name the same call by two names.
  expect(lines.filter((line) => /^(?:startG|g)roupCollapsed: Vestibule: log-in/.test(line))).toHaveLength(1);
  expect(await page.evaluate(() => window.vestibule.errors.map(({ type }) => type))).toEqual(['configuration']);
});

test(
  'a page whose developer code cannot be fetched has no error of it [B-DEV-1]',
  inLongRun,
  async ({ page, embed, watch }) => {
    watch.allow(/Failed to load resource/);
    const asked = page.waitForRequest(/inspect-/);
    await page.route(/inspect-/, (route) => route.abort());
    await embed({ props: { config: { products: ['passwords'] } } });
    await asked;
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.waitForTimeout(300);
  },
);

test('two mounts in one element show one working widget, and the mistake is reported [B-MOUNT-21]', async ({
  page,
  embed,
  watch,
}) => {
  test.skip(/react|strict-mode|element/.test(condition ?? ''), 'a tree of React and a custom element mount once');
  watch.allow(/Two widgets are mounted in one element/);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email'] } } } });
  await page.getByRole('textbox', { name: 'Email' }).fill('first@example.com');
  await page.evaluate(() => window.vestibule.mountAgain());
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect.poll(() => warnings.join('\n')).toContain('Two widgets are mounted in one element');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toHaveCount(1);
});

for (const [what, fault, sentence] of [
  [
    'a public token that is refused',
    { kind: 'status', status: 401, body: { status_code: 401, error_type: 'unauthorized_credentials' } },
    'Stytch refuses the public token "public-token-test-',
  ],
  ['an API that cannot be reached', { kind: 'reset' }, 'The Stytch API cannot be reached at http'],
] as const)
  test(`${what} is reported to the developer with the section that helps, and to onError [B-DEV-4]`, async ({
    page,
    embed,
    control,
    watch,
  }) => {
    watch.allow(/Stytch|projects\/bootstrap|Failed to load resource/);
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await control.faults.add({ operation: 'bootstrap', ...fault, times: 10 });
    await embed({ props: { config: { products: ['passwords'] } } });
    await expect.poll(() => warnings.join('\n')).toContain(sentence);
    expect(warnings.join('\n')).toMatch(/troubleshooting#(?:stytch-refuses-the-public-token|the-stytch-api-cannot)/);
    const errors = await page.evaluate(() => window.vestibule.errors.map(({ message }) => message));
    expect(errors.filter((message) => message.startsWith(sentence))).toHaveLength(1);
  });

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../support/free-port';
import { worldTest } from '../support/world-test';

const app = fileURLToPath(new URL('../../dist/next/app/', import.meta.url));

/** A page of the Next application that `docs/embedding.md` describes, served as it would be. */
const test = worldTest.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
        cwd: app,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await expect
        .poll(
          () =>
            fetch(address).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 30_000 },
        )
        .toBe(true);
      await provide(address);
      next.kill();
    },
    { scope: 'worker' },
  ],
});

test('the server draws the widget, and somebody signs in there once the page has come alive', async ({
  page,
  world,
  control,
  address,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript((testAPIURL) => {
    Reflect.set(window, 'clientOptions', { endpoints: { testAPIURL, dfpBackendURL: testAPIURL } });
  }, world.provider);

  const html = await (await fetch(address)).text();
  expect(html).toContain('Continue with email');
  expect(html).toContain('type="email"');
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect(await control.requests('magicLinks.email.loginOrCreate')).toHaveLength(1);
  expect(problems).toEqual([]);
});

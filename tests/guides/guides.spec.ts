import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { serveFolder } from '../../scripts/serve-folder';
import { freePort } from '../support/free-port';
import { worldTest } from '../support/world-test';

const folder = (name: string) => fileURLToPath(new URL(`../../dist/guides/${name}/`, import.meta.url));

/** An application of the documentation that is served. */
interface Served {
  address: string;
  close(): void;
}

/** A server of its own, in the folder of its application, given a port. */
async function served(name: string, command: (port: number) => readonly string[]): Promise<Served> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server: ChildProcess = spawn(process.execPath, command(port), {
    cwd: folder(name),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  return { address, close: () => server.kill() };
}

/** A folder of files, served by anything. */
async function servedFiles(name: string): Promise<Served> {
  const { origin, close } = await serveFolder(folder(name));
  return { address: `${origin}/`, close };
}

const next = () => served('next', (port) => ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`]);

/** The quick starts: each ends with a greeting of the user who logged in. */
const quickStarts: Readonly<Record<string, () => Promise<Served>>> = {
  React: () => servedFiles('react/dist'),
  'Next.js': next,
  Vue: () => servedFiles('vue/dist'),
  'plain HTML': () => servedFiles('html/public'),
};

/** Each guide that renders its first screen into the HTML, served as its reader would. */
const rendered: Readonly<Record<string, () => Promise<Served>>> = {
  'Next.js': next,
  'React Router': () =>
    served('react-router', () => ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js']),
  'plain HTML': () => servedFiles('plain-html/public'),
};

/** Each guide that renders in the browser alone. */
const elements: Readonly<Record<string, () => Promise<Served>>> = {
  Svelte: () => servedFiles('svelte/dist'),
  Angular: () => servedFiles('angular/dist/app/browser'),
};

/** A visit to an application that is served for the test. Every error in its console fails the test. */
const test = worldTest.extend<{ visit(serve: () => Promise<Served>): Promise<string> }>({
  visit: async ({ page, world: { provider } }, provide) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript((testAPIURL) => {
      Reflect.set(window, 'clientOptions', { endpoints: { testAPIURL, dfpBackendURL: testAPIURL } });
    }, provider);
    const served: Served[] = [];
    await provide(async (serve) => {
      const application = await serve();
      served.push(application);
      await page.goto(application.address);
      return application.address;
    });
    for (const { close } of served) close();
    expect(problems).toEqual([]);
  },
});

for (const [name, serve] of Object.entries(quickStarts)) {
  test(`the quick start for ${name} ends with a user who is logged in`, async ({ page, control, visit }) => {
    await visit(serve);
    await logInWithCode(page, control);
    await expect(page.getByRole('heading', { name: 'Hello, ada@example.com' })).toBeVisible();
  });
}

test('the route handler of the guide for step-up refuses a request without a session', async ({ visit }) => {
  const address = await visit(next);
  const answer = await fetch(new URL('/payout', address), { method: 'POST' });
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 401, body: { error: 'session' } });
});

for (const [name, serve] of Object.entries(rendered)) {
  test(`the application of the guide for ${name} has a field in its HTML, and a press asks for a message [B-DRAWN-10]`, async ({
    page,
    control,
    visit,
  }) => {
    const address = await visit(serve);
    const html = await (await fetch(address)).text();
    expect(html).toContain('Continue with email');
    expect(html).toContain('type="email"');
    const submit = page.getByRole('button', { name: 'Continue with email' });
    await expect(submit).toHaveCSS('min-height', '45px');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await submit.click();
    await expect.poll(async () => (await control.outbox.messages('ada@example.com')).length).toBe(1);
  });
}

for (const [name, serve] of Object.entries(elements)) {
  test(`a user logs in with a code in the application of the guide for ${name}, and its listener is called`, async ({
    page,
    control,
    visit,
  }) => {
    await visit(serve);
    await logInWithCode(page, control);
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page).toHaveURL(/#signed-in$/);
  });
}

async function logInWithCode(page: Page, control: Control): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const code = await control.outbox.waitForCode('ada@example.com');
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code);
}

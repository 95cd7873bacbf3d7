import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { serveFolder } from '../../scripts/serve-folder';
import { freePort } from '../support/free-port';
import { worldTest } from '../support/world-test';

const folder = (name: string) => fileURLToPath(new URL(`../../dist/guides/${name}/`, import.meta.url));

/** An application of `docs/embedding.md` that is served. */
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

/** Each guide that draws its first screen into the HTML, served as its reader would. */
const drawn: Readonly<Record<string, () => Promise<Served>>> = {
  Next: () => served('next', (port) => ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`]),
  'React Router': () =>
    served('react-router', () => ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js']),
  'plain HTML': () => servedFiles('plain-html/public'),
};

/** Each guide that draws in the browser alone. */
const elements: Readonly<Record<string, () => Promise<Served>>> = {
  Vue: () => servedFiles('vue/dist'),
  Svelte: () => servedFiles('svelte/dist'),
  Angular: () => servedFiles('angular/dist/app/browser'),
};

/** A visit to an application that is served for it. Whatever its page tells of is a fault. */
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

for (const [name, serve] of Object.entries(drawn)) {
  test(`a user who followed the guide for ${name} has a field in the HTML, and people sign in there [B-DRAWN-10]`, async ({
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
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    expect(await control.requests('magicLinks.email.loginOrCreate')).toHaveLength(1);
  });
}

for (const [name, serve] of Object.entries(elements)) {
  test(`people sign in with a code in the application of a user who followed the guide for ${name}, who hears of it`, async ({
    page,
    control,
    visit,
  }) => {
    await visit(serve);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    const { code = '' } = await control.newest('ada@example.com');
    await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code);
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page).toHaveURL(/#signed-in$/);
  });
}

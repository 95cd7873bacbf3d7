import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { serveFolder } from '../../scripts/serve-folder';
import { freePort } from '../support/free-port';
import { worldTest as test } from '../support/world-test';

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

/** Each guide, served as its reader would. */
const guides: Readonly<Record<string, () => Promise<Served>>> = {
  Next: () => served('next', (port) => ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`]),
  'React Router': () =>
    served('react-router', () => ['node_modules/@react-router/serve/bin.js', './build/server/index.js']),
  'plain HTML': async () => {
    const { origin, close } = await serveFolder(folder('plain-html/public'));
    return { address: `${origin}/`, close };
  },
};

for (const [name, serve] of Object.entries(guides)) {
  test(`somebody who followed the guide for ${name} has a field in the HTML, and people sign in there`, async ({
    page,
    world,
    control,
  }) => {
    const { address, close } = await serve();
    try {
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
      const submit = page.getByRole('button', { name: 'Continue with email' });
      await expect(submit).toHaveCSS('min-height', '45px');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await submit.click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      expect(await control.requests('magicLinks.email.loginOrCreate')).toHaveLength(1);
      expect(problems).toEqual([]);
    } finally {
      close();
    }
  });
}

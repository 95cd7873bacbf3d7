import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { rolldown } from 'rolldown';
import { listen } from '../../../playground/serving/listen';
import { buildWorker } from '../../../scripts/package/build-emulator.ts';
import { freePort } from '../../support/free-port';

/** A page with the provider in it, on a host of static files that has another page as well. */
export interface InPageDemo {
  /** The front page, which has nothing to do with the demo. */
  front: string;
  /** The page with the provider in it. */
  page: string;
  /** The address under which the worker answers. */
  provider: string;
  /** Puts another script in the place of the worker's. */
  replaceWorker(script: string): Promise<void>;
  close(): Promise<void>;
}

const file = (title: string, script = '') => `<!doctype html><title>${title}</title><body>${script}</body>`;

/** Builds the page and its worker, and serves them below a folder. */
export async function serveInPage(): Promise<InPageDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-in-page-'));
  const modules = await rolldown({
    input: fileURLToPath(new URL('page.ts', import.meta.url)),
    platform: 'browser',
  });
  await modules.write({ dir: folder, format: 'es' });
  await modules.close();
  await buildWorker(folder, 'vestibule-emulator.js');
  await writeFile(join(folder, 'index.html'), file('Demo', '<script type="module" src="page.js"></script>'));

  const app = new Hono();
  app.get('/', (c) => c.html(file('Front page')));
  // Not from the disk, because a browser's cache uses its time stamps.
  app.get('/demo/vestibule-emulator.js', async (c) =>
    c.body(await readFile(join(folder, 'vestibule-emulator.js'), 'utf8'), 200, { 'Content-Type': 'text/javascript' }),
  );
  app.use('/demo/*', serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/demo'.length) }));
  const port = await freePort();
  const { close } = await listen(app, port);
  const front = `http://localhost:${port}/`;
  return {
    front,
    page: `${front}demo/`,
    provider: `${front}demo/vestibule-emulator`,
    replaceWorker: (script) => writeFile(join(folder, 'vestibule-emulator.js'), script),
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../../playground/serving/listen';
import { freePort } from '../support/free-port';

const root = fileURLToPath(new URL('../../dist/demo', import.meta.url));
const base = '/some/folder';

/** The demo on a host of files, below a folder. */
export interface ServedDemo {
  /** Its address, with a slash at the end. */
  address: string;
  /** Replaces the service worker with another version. */
  renewWorker(): void;
  close(): Promise<void>;
}

/** Serves `dist/demo` as a plain file server does: a file for each path, the first page of a folder, and nothing else. */
export async function serveDemo(): Promise<ServedDemo> {
  let isNew = false;
  const app = new Hono();
  app.get(`${base}/playground/vestibule-emulator.js`, async (c, next) => {
    if (!isNew) return next();
    const text = await readFile(`${root}/playground/vestibule-emulator.js`, 'utf8');
    return c.body(`${text}\n// Another version.`, 200, { 'Content-Type': 'text/javascript' });
  });
  app.use(`${base}/*`, serveStatic({ root, rewriteRequestPath: (path) => path.slice(base.length) }));
  const port = await freePort();
  const { close } = await listen(app, port);
  return {
    address: `http://localhost:${port}${base}/`,
    renewWorker: () => {
      isNew = true;
    },
    close,
  };
}

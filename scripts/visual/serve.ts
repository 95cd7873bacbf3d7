import { serve } from '@hono/node-server';
import { serveStatic as files } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder to this machine alone, on a free port. */
export async function serveStatic(folder: string): Promise<{ origin: string; close(): void }> {
  const app = new Hono().use('/*', files({ root: folder }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => void server.close() }),
    );
  });
}

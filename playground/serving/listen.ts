import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer } from 'node:http';
import { guarded } from '../../emulator/node/guarded';

/** Serves an app to this machine alone, under the names that always mean it, until it is closed. Rejects when the port cannot be had. */
export async function listen(app: Hono, port: number): Promise<{ close(): Promise<void> }> {
  const server = createServer(guarded(getRequestListener(app.fetch), []));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections open for the next request; there is none.
        server.closeAllConnections();
      }),
  };
}

import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Server } from 'node:http';

/** Serves an app to this machine alone until it is closed. Rejects when the port cannot be had. */
export async function listen(app: Hono, port: number): Promise<{ close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections open for the next request; there is none.
        if (server instanceof Server) server.closeAllConnections();
      }),
  };
}

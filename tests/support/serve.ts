import { createServer } from 'node:http';

/** Serves one page from an origin of its own. */
export async function serve(html: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

import { createServer } from 'node:http';

/** A request that a recorder received. */
export interface Recorded {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A server of a stranger, that only writes down what reaches it. */
export async function recorder(): Promise<{ origin: string; received: Recorded[]; close(): void }> {
  const received: Recorded[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

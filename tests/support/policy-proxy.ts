import { createServer, request } from 'node:http';

/** The host once more, at an address of its own, whose pages are delivered under another policy. */
export const policyProxy = (host: string, policy: string) => headersProxy(host, { 'content-security-policy': policy });

/** The host once more, at an address of its own, whose pages are delivered with more headers. */
export async function headersProxy(
  host: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ origin: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const onward = request(
      `${host}${incoming.url ?? '/'}`,
      { headers: { accept: incoming.headers.accept } },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(isPage && headers),
        });
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

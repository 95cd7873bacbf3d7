import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder, compressed, to this machine alone; the pages learn where the provider is. */
export async function serveFolder(folder: string, provider: string): Promise<{ origin: string; close(): void }> {
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[extname(file)];
    if (!type || !existsSync(file)) return void response.writeHead(404).end();
    const body =
      answers.get(file) ?? gzipSync(readFileSync(file, 'utf8').replace('"PROVIDER"', `"${provider}"`), { level: 9 });
    answers.set(file, body);
    return void response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The options of serving a folder. */
interface ServeOptions {
  /** Fills in the values that a page needs from its server. */
  fill?(html: string): string;
  /** The JSON responses that replace a file, by path. */
  answers?: Readonly<Record<string, object>>;
  /** Lets the browser cache the files: they do not change while they are served. */
  isKept?: boolean;
}

/** Serves a folder, compressed, to this machine only, on a free port. A missing file gets the status 404. */
export async function serveFolder(
  folder: string,
  { fill = (html) => html, answers = {}, isKept = false }: ServeOptions = {},
): Promise<{ origin: string; close(): void }> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string) =>
    gzipSync(file.endsWith('.html') ? fill(readFileSync(file, 'utf8')) : readFileSync(file), { level: 9 });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (Object.hasOwn(answers, pathname)) {
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname]));
    }
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[extname(file)];
    if (!type || !existsSync(file)) return void response.writeHead(404).end();
    const body = bodies.get(file) ?? bodyOf(file);
    bodies.set(file, body);
    return void response
      .writeHead(200, {
        'content-type': type,
        'content-encoding': 'gzip',
        ...(isKept && { 'cache-control': 'max-age=86400, immutable' }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
